import type { Brief, Named } from '../contracts/brief.ts';
import { isNear } from './actions/near.ts';
import { baseForms, LEXICON } from './lexicon.ts';

/** Everything in the brief that has a name. */
export function namesIn({ people, place, topics, you, absent, threads }: Brief): Named[] {
  const named = [
    ...people.map(({ id, name, shortName }) => ({ id, name: shortName === '' ? name : shortName })),
    ...(place?.exits ?? []),
    ...(place?.things ?? []),
    ...topics,
    ...you.items,
    ...absent,
    ...threads.factions,
  ];
  return named.map(({ id, name }) => ({ id, name }));
}

/** What a text names, longest names first: “the second light” is not a visit to the Light. */
export function mentionedIn(text: string, named: readonly Named[]): Named[] {
  const spaced = (words: string) =>
    ` ${words.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ')} `.replaceAll(/['’]s /g, ' ');
  let words = spaced(text);
  const bare = (name: string) => name.toLowerCase().replace(/^(?:the|an?)\s+/, '');
  return [...named]
    .sort((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const phrase = spaced(bare(name));
      const owned = `${phrase.trimEnd()}s `;
      const found = [phrase, owned].find((one) => words.includes(one));
      if (phrase.trim() === '' || found === undefined) return false;
      words = words.replaceAll(found, ' , ');
      return true;
    });
}

const SHORTEST = 5;

/** The text with names put right that one letter makes wrong: “the trapdor” is the trapdoor. */
export function wellSpelt(text: string, named: readonly Named[]): string {
  const words = (name: string) => name.toLowerCase().match(/\p{L}+/gu) ?? [];
  const names = new Set(named.flatMap(({ name }) => words(name)));
  const long = [...names].filter((word) => word.length >= SHORTEST);
  return text.replaceAll(/\p{L}{4,}/gu, (typed) => {
    const word = typed.toLowerCase();
    const isWord = [word, ...baseForms(word)].some((form) => names.has(form) || LEXICON.has(form));
    if (isWord) return typed;
    return (
      long.find(
        (name) =>
          name[0] === word[0] && `${name}s` !== word && word !== name.slice(0, -1) && isNear(word, name),
      ) ?? typed
    );
  });
}

const GROUPS =
  /\b(?:guilds?|guards(?! (?:the|a|an|this|that|his|her)\b)|council|elders|villagers|townsfolk|townspeople|crew|pilots|pirates|mages|priests|monks|knights|soldiers|army|police(?! (?:business|station|officer|car|man))|gang|union|miners|colonists|rebels|clan|tribe|clergy|church|court(?:iers)|nobles|merchants|smugglers|thieves|marines|settlers|sailors|fishermen|workers|jury|faction|family|order of|people of|brotherhood|sisterhood|cult|senate|parliament|company of|orchestra|choir|troupe|caravan|cartel|garrison|regiment|militia|navy|fleet|crowd|mob|board|committee|league|ministry|watch(?:men)|locals|(?:children|men|women|sons|daughters|poor|sick|folk) of|neighbours|neighbors|household|staff|strikers|public|town as a whole|whole (?:town|village|city|valley)|(?:people|anyone|anybody|everyone|everybody|folks?|those|they) (?:in|at|of|from|on) )\b/i;

/** Those who do something for a living or together: weavers, dockers, townswomen, hill people. */
const PLURAL_OF_PEOPLE =
  /\b(?:the|those|these|all|our|other)\s+(?:[\p{L}'’-]+\s+){0,2}?(?!(?:draw|lett|(?:news)?pap|flow|ladd|fing|feath|corn|should|wat|riv|tow|pow|numb|oth|ord|off|should|cov|rul|answ|matt|summ|wint|pow|post|lev|shutt|tim|daugh|broth|sist|moth|fath)[a-z]*ers\b)(?:[\p{L}-]{3,}(?:ers|ists|ians|ites|smiths|wrights|ors)|\p{L}*(?:folk|people|tribes|clans|women|men)|bandits|nuns|students|servants|peasants|natives|refugees|heretics|druids|goblins|elves|dwarves|orcs)\b/iu;
/** Several who are spoken to: “ask the stonemasons”. */
const ADDRESSED =
  /\b(?:ask|tell|thank|greet|warn|win|urge|beg|persuade|convince|threaten|frighten|scare|rally|inform|invite|join|apologi[sz]e to|speak to|talk to|announce\b.{1,30}\bto|explain\b.{1,30}\bto) the (?:[\p{L}-]+ )?[\p{L}-]{3,}(?<!s)s(?=$|[.,;:!?]| (?:about|of|for|to|that|what|who|why|how|where|when|with|from|in|at|on|over|off|and|by|against|not|into|if|whether|away)\b)/iu;

/** Whether a text concerns a group of people, by the names in the context or by the words for groups. */
export function concernsGroup(text: string, mentioned: readonly Named[]): boolean {
  return (
    mentioned.some(({ id }) => id.startsWith('faction:')) ||
    [GROUPS, PLURAL_OF_PEOPLE, ADDRESSED].some((pattern) => pattern.test(text))
  );
}
