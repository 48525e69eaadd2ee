import type { LanguageId } from '../../skills/scaffold/languages.ts';

export interface SkillListOptions {
  skills: string[];
  json?: boolean;
}

export interface SkillNewOptions {
  lang: LanguageId;
  dir?: string;
}

export interface SkillTestOptions {
  script?: string;
  json?: boolean;
}

export interface SkillSwitchOptions {
  skills: string[];
}

export interface SkillEnableOptions extends SkillSwitchOptions {
  yes?: boolean;
}

export interface SkillConfigOptions {
  skills: string[];
  json?: boolean;
}
