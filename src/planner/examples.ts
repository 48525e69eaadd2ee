import type { Kind } from './verbs.ts';

/** Texts that mean a kind of action without its usual words; a text near one of them means the same. */
export const EXAMPLES: Readonly<Record<Kind, readonly string[]>> = {
  fight: [
    'I throw myself at the enemy with my weapon raised.',
    'We battle the monster to the death.',
    'I bring my club down on his head.',
    'I let fly with everything I have at the attacker.',
  ],
  threaten: [
    'I make it clear that there will be consequences if he refuses.',
    'Tell me what I want to know or you will be sorry.',
    'I loom over her until she is afraid of me.',
    'I hint that I could make his secret public.',
  ],
  persuade: [
    'I make my case as eloquently as I can so that she agrees.',
    'I ask for a better price.',
    'I use all my charm to get what I want from him.',
    'I try to change her mind.',
  ],
  talk: [
    'I have a conversation with him.',
    'What can you tell me about this place, my friend?',
    'I make small talk with the woman next to me.',
    'I let her know what we found.',
    'We discuss the plan together.',
  ],
  help: [
    'I support the injured woman so that she can walk.',
    'I stand up for him.',
    'I look after the sick child.',
    'I do the old man a favour.',
  ],
  give: [
    'I put the money into her hand.',
    'This is for you, I say, and hold out the parcel.',
    'I let him have my coat.',
    'I bring her flowers as a gift.',
  ],
  sneak: [
    'I move quietly so that nobody notices me.',
    'I keep to the shadows and stay hidden.',
    'I watch them from a hiding place.',
    'I disguise myself to pass the checkpoint.',
  ],
  steal: [
    'I make off with the jewels when the owner turns away.',
    'I take what is not mine in secret.',
    'I slip the purse from her bag unnoticed.',
  ],
  flee: [
    'I turn and get away as fast as my legs carry me.',
    'We have to get out before they catch us.',
    'I run from the pursuers.',
  ],
  try: [
    'I do something dangerous that may well go wrong.',
    'I break down the door with my shoulder.',
    'I work the mechanism and hope for the best.',
    'I balance along the narrow beam.',
    'I bet everything on one card.',
    'I perform a difficult feat of skill.',
  ],
  search: [
    'I turn over every cushion to find the missing thing.',
    'I see whether anything is hidden here.',
    'I go over the room inch by inch.',
  ],
  take: [
    'I put the object into my bag.',
    'I keep the thing I found.',
    'I help myself to an apple from the bowl.',
  ],
  look: [
    'I contemplate the view.',
    'What is there to see here?',
    'It is a quiet evening and the light is lovely.',
    'I turn my eyes to the ceiling.',
    'I marvel at the machine.',
  ],
  looks: [
    'What is her face like?',
    'What colour are his eyes and hair?',
    'Let me see an image of this character.',
    'What is she wearing?',
  ],
  go: [
    'I make my way to the next village.',
    'Onward to the mountains.',
    'I step outside.',
    'We continue our journey by train.',
    'Back to the house.',
  ],
  remember: [
    'I search my memory.',
    'Have I heard that name before?',
    'I try to put together all the clues so far.',
    'Remind me how this began.',
  ],
  standing: [
    'Is he my friend or my enemy now?',
    'Am I welcome among these people?',
    'What opinion do they have of me?',
  ],
  rest: [
    'I close my eyes for a while.',
    'I am tired and turn in.',
    'We settle down for the night to recover.',
  ],
  wait: ['I let the time pass.', 'I stand there without doing anything.', 'I keep still and see what comes.'],
};
