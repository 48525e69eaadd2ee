/** What makes one face differ from another. */
export interface Face {
  /** Half the width at the cheekbones; 100 is narrow, 130 broad. */
  width?: number;
  /** From the crown to the chin. */
  height?: number;
  /** 0 is a pointed chin, 1 a square jaw. */
  jaw?: number;
  skin: string;
  /** 0 is young, 1 very old. */
  age?: number;
  /** How far the lids are down, 0 to 1. */
  lids?: number;
  /** -1 turns down, 1 smiles. */
  mouth?: number;
  /** -1 is worried, 1 stern. */
  brow?: number;
  browColour?: string;
  /** How large, 1 is usual. */
  nose?: number;
  freckles?: boolean;
  spectacles?: boolean;
}

/** The middle of every portrait, and where every head begins. */
export const CENTRE = 320;
export const TOP = 178;
