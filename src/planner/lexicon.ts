import { getOwn } from '../base/json.ts';

/** A kind of action that a text can mean. Stealing and fleeing are taking and going that can fail; to handle something is harmless. */
export type Kind =
  | 'fight'
  | 'threaten'
  | 'persuade'
  | 'talk'
  | 'help'
  | 'give'
  | 'sneak'
  | 'steal'
  | 'flee'
  | 'try'
  | 'search'
  | 'take'
  | 'handle'
  | 'look'
  | 'looks'
  | 'go'
  | 'remember'
  | 'standing'
  | 'rest'
  | 'wait';

/** Verbs in their base form, by what they most likely mean when the player does it. */
const BY_KIND: Readonly<Record<Exclude<Kind, 'looks' | 'standing' | 'handle'>, string>> = {
  fight: `fight attack hit strike punch stab shoot kill wrestle kick slap slash swing charge tackle ram parry duel slay
    behead bite knee loose smash clobber brawl assault bash batter beat bludgeon box brain club cudgel cut_down decapitate
    disarm elbow empty execute fire fling gouge grapple gun_down hack_at headbutt impale jab knife lash_out lob lunge maim
    maul murder open_fire pummel ram riposte scratch shove skewer smite snipe spear spar stake strangle choke swat swipe_at
    take_on thrash throttle thrust thump torch trample whack whip bombard blast zap ambush engage fend_off retaliate
    pounce draw throw hurl toss wield brandish clash drive block counterattack fight_off beat_off grapple_with`,
  threaten: `threaten intimidate menace blackmail scare frighten bully warn extort terrify coerce loom glare
    bluster snarl growl demand cow browbeat point aim cock corner interrogate dare hold_hostage`,
  persuade: `persuade convince charm bargain haggle negotiate plead beg coax flatter bribe appeal reason urge entreat
    seduce implore cajole sway sweet-talk sweet_talk wheedle lobby petition argue barter woo talk_into talk_out talk_down
    butter_up win_over bluff lie deceive con trick fool mislead press ask_for_mercy
    campaign debate advocate rally sweeten goad soften recruit enlist incite dissuade pacify placate mollify inveigle impress`,
  talk: `talk speak ask say tell greet chat chatter question interview converse gossip whisper shout answer reply thank
    apologise apologize phone hail address explain object confess admit inquire enquire mention introduce call_out call_to
    call_down call discuss announce declare welcome congratulate compliment tease joke banter scold reproach lecture
    complain confide propose suggest murmur mutter yell invite consult report respond nod wave smile kiss flirt hug dance
    toast bow salute ring text write_to let_know catch_up strike_up speak_to beckon interrupt contradict deny agree refuse
    decline promise swear vow cry_out exclaim reassure remind_her remind_him sing pray praise mock insult accuse ask_about
    meet join sit_with teach train instruct tutor entertain amuse celebrate feast dine drink_with eat_with`,
  help: `help assist aid heal tend rescue save protect defend comfort bandage bind treat nurse console support free
    untie release shelter feed care cure revive resuscitate escort guide lend_hand give_hand stand_up_for look_after
    dress soothe calm shield cover_for back_up side_with pull_up carry_for volunteer hold_hand put_arm`,
  give: `give offer hand pay donate lend present share pass tip hand_over hand_back give_back grant award bestow
    contribute deliver gift sacrifice repay reward treat_to bring_to leave_for serve pour_for send`,
  sneak: `sneak creep hide eavesdrop tiptoe shadow stalk tail spy overhear crawl lurk skulk slink slip slip_past dart peek
    stow_away disguise duck mask infiltrate prowl steal_past steal_away crouch snoop trail camouflage
    blend_in lie_low lie_in_wait eavesdrop_on edge sidle`,
  steal: `steal swipe pilfer pickpocket rob burgle nick pinch filch loot shoplift snatch_from embezzle poach lift_wallet
    palm smuggle snatch`,
  flee: `flee escape run_for bolt run_away get_away get_out scramble_away retreat_from gallop_away outrun evade dodge
    break_free scram take_off abscond vanish`,
  try: `try attempt gamble risk climb jump leap swim dive force hack crack defuse forge override hotwire hot-wire repair mend
    fix steer land push pull lift break balance squeeze bet wager roll pick_lock cast conjure enchant summon break_down
    kick_down kick_in break_open pry_open cut start launch fly_through vault swing_across scale clamber abseil juggle tame
    break_in decipher decode rewire jam sabotage dismantle disable light ignite build improvise brew mix operate activate
    use pull_lever press_button turn_key unlock open shut close bar barricade catch lasso race compete perform
    perform_on haul heave drag hold_on hang_on cling cross_rope channel invoke unleash wriggle worm shin shinny shimmy scramble hoist dangle wedge
    rappel ford plunge splice solder counterfeit teeter solve guess unravel untangle disentangle stitch amputate unpick thread_needle barrel careen hurtle
    inch prise pry_off jemmy restart reboot skid career toboggan wrench yank`,
  search: `search rummage ransack investigate dig hunt scan comb check look_for look_through look_under look_inside
    look_behind look_in go_through pry find seek scour probe sift frisk pat_down excavate forage track trace turn_over
    turn_out explore uncover hunt_for feel_for feel_around feel_along research look_up inspect_for try_find`,
  take: `take grab pick_up pocket collect fetch borrow gather fish carry keep retrieve scoop seize claim pluck pick put
    put_in bag pack stuff buy purchase accept acquire receive harvest get drink eat fill refill put_on wear don equip unsheathe pick_off swap switch
    take_off_hook lift_up`,
  rest: `rest sleep nap doze camp lie_down go_to_bed go_to_sleep retire turn_in make_camp curl_up settle_down recover
    snooze slumber recuperate hit_the_sack hit_the_hay bed_down unwind relax meditate stop_for_the_night shut_eyes
    close_eyes`,
  wait: `wait linger stay pause bide stand_still stand sit remain do_nothing hold_still freeze hesitate idle loiter sit_down
    sit_tight stay_put keep_quiet keep_still let stop delay stand_by ignore shrug sigh`,
  go: `go walk run travel head leave enter return cross ride sail row drive_to fly move approach visit march wander journey
    follow proceed withdraw step climb_up climb_down descend ascend come hurry rush stroll stride trudge hike trek jog
    depart embark disembark board exit continue advance retreat venture wade gallop canter cycle hitch paddle drift
    commute set_out set_off set_sail make_way go_home go_back turn_back turn_around back_away step_outside pass_through
    push_on press_on wind cut_through navigate emigrate steer_for jump_to leap_to warp beam teleport swim_to dash sprint`,
  look: `look see watch examine inspect observe study read peer stare glance gaze describe listen notice admire behold survey
    contemplate squint view regard look_at look_around check_out catch_sight smell sniff taste touch count consider
    appreciate eye scrutinise scrutinize spot witness marvel wonder feel`,
  remember: `remember recall recollect reflect ponder reminisce muse think think_back think_about think_of go_over mull
    retrace reconsider review piece_together summarise summarize recap remind work_out deduce`,
};

/** What a base form means; phrases are joined by a low line. */
export const LEXICON: ReadonlyMap<string, Kind> = new Map(
  (Object.entries(BY_KIND) as [Kind, string][]).flatMap(([kind, words]) =>
    words.split(/\s+/).map((word): [string, Kind] => [word, kind]),
  ),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  went: 'go',
  gone: 'go',
  took: 'take',
  gave: 'give',
  said: 'say',
  told: 'tell',
  spoke: 'speak',
  ran: 'run',
  thought: 'think',
  fought: 'fight',
  stole: 'steal',
  hid: 'hide',
  crept: 'creep',
  slept: 'sleep',
  sat: 'sit',
  stood: 'stand',
  found: 'find',
  sought: 'seek',
  left: 'leave',
  rode: 'ride',
  drove: 'drive',
  threw: 'throw',
  struck: 'strike',
  shot: 'shoot',
  read: 'read',
  saw: 'see',
  swam: 'swim',
  climbed: 'climb',
  fled: 'flee',
  kept: 'keep',
  lying: 'lie',
};

/** Forms that a word may be of, the word itself first. */
export function baseForms(word: string): string[] {
  const forms = [word];
  const known = getOwn(IRREGULAR, word);
  if (known !== undefined) forms.push(known);
  for (const [ending, instead] of [
    ['ies', ['y']],
    ['es', ['', 'e']],
    ['s', ['']],
    ['ied', ['y']],
    ['ed', ['', 'e']],
    ['ing', ['', 'e']],
  ] as const) {
    if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
    const stem = word.slice(0, -ending.length);
    forms.push(...instead.map((rest) => stem + rest));
    if (/(.)\1$/.test(stem)) forms.push(stem.slice(0, -1));
  }
  return forms;
}
