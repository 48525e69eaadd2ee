import { counted } from './format.ts';

/** Words about who tells the story: the Storyteller page, the offer at the first launch, prompts and tokens. */
export const storytellerWords = {
  title: 'Storyteller',
  what: 'the storyteller',
  builtIn: 'Built-in writer',
  builtInText: 'Always available. Quick, free and private, but plainer than a language model.',
  offline: "Offline mode is on, so models can't be downloaded. Installed models still work.",

  now: {
    heading: 'Who tells your stories now',
    by: (model: string, provider: string) => `${model}, with ${provider}`,
    here: 'Runs on this computer. Nothing you play leaves it.',
    network: (host: string) => `Runs on your local network. Your story is sent to ${host}.`,
    elsewhere: (host: string) => `Runs online. Your story is sent to ${host} over the internet.`,
    context: (tokens: string) => `Keeps ${tokens} tokens in mind`,
    test: 'Test',
    testing: 'Testing…',
    useBest: 'Use the best installed model',
    tryAgain: (title: string) => `Try ${title} again`,
  },

  test: {
    title: 'Test result',
    firstWord: 'First word after',
    speed: 'Speed',
    tokensPerSecond: (tokens: string) => `${tokens} tokens per second`,
    json: 'Structured answers (JSON)',
    jsonYes: 'Work',
    jsonNo: "Don't work. Choices will come from the built-in writer.",
    context: 'Context',
    contextTokens: (tokens: string) => `${tokens} tokens`,
    unknown: 'Not known',
    sample: 'It wrote',
  },

  choose: {
    heading: 'Choose who tells the story',
    onThisComputer: 'On this computer',
    onThisComputerText: 'Nothing you play leaves this computer.',
    otherServer: 'On another computer',
    services: 'Online services',
    servicesText: 'Your story is sent to the service, which charges your account. You need a key from them.',
    use: 'Use',
    takeLabel: (title: string) => `Use ${title}`,
    inUse: 'In use',
    changed: (title: string) => `${title} will tell the next scene.`,
    model: 'Model',
    models: (count: number) => counted(count, 'model'),
    modelOf: (title: string) => `Model of ${title}`,
    noModels: 'It has no models yet. Download one there first.',
    setUp: 'Set up',
    setUpFor: (title: string) => `Set up ${title}`,
    serversWhat: 'servers on this computer',
    looking: 'Looking for model servers on this computer…',
    noServers:
      'No model server is running here. If you use Ollama, LM Studio, llama.cpp or KoboldCpp, start it and look again.',
    lookAgain: 'Look again',
    serverAt: (address: string) => `Running at ${address}`,
  },

  file: {
    title: 'A GGUF file',
    text: (folder: string) => `Put the file in ${folder}, or enter its full path.`,
    path: 'Path of the file',
    example: '/home/you/models/story-model.gguf',
  },

  catalogue: {
    title: 'Download a model',
    text: (memory: string, cores: number) =>
      `This computer has ${memory} of memory and ${counted(cores, 'core')}.`,
    more: (count: number) => `Show ${counted(count, 'more model', 'more models')}`,
    fewer: 'Show fewer',
    recommended: 'Recommended for this computer',
    memory: (size: string) => `needs ${size} of memory`,
    context: (tokens: string) => `up to ${tokens} tokens of context`,
    licence: (licence: string) => `Licence: ${licence}`,
    downloadOf: (title: string) => `Downloading ${title}`,
    slow: 'May be slow on this computer.',
    none: { title: 'No models available', text: 'Stories work without one.' },
    states: {
      absent: (size: string) => `${size} download`,
      waiting: (size: string) => `Waiting to download, ${size}`,
      downloading: (received: string) => `Downloading, ${received}`,
      paused: (received: string) => `Paused at ${received}`,
      failed: (received: string) => `Download failed at ${received}`,
      inUse: (size: string) => `In use, ${size}`,
      installed: (size: string) => `Installed, ${size}`,
    },
    received: (received: string, size: string) => `${received} of ${size}`,
    actions: { download: 'Download', pause: 'Pause', resume: 'Resume', use: 'Use' },
    actionFor: (action: string, title: string) => `${action}: ${title}`,
  },

  server: {
    title: 'Another server',
    text: 'Any server with an OpenAI-compatible or Ollama address, with or without a key.',
    address: 'Address',
    addressExample: 'http://192.168.1.20:1234/v1',
    key: 'Key (if it needs one)',
    localNetwork: 'It is on my local network',
    localNetworkText:
      'Allows Narratoria to send your story to other computers on your network, without encryption if the address starts with http://.',
    find: 'Find its models',
    finding: 'Looking…',
  },

  service: {
    names: { claude: 'Anthropic (Claude)', openai: 'OpenAI', openrouter: 'OpenRouter' },
    hosts: { claude: 'api.anthropic.com', openai: 'api.openai.com', openrouter: 'openrouter.ai' },
    key: 'API key',
    keySaved: 'A key is saved but hidden. Type to replace it.',
    keyText: 'Stored on this computer, readable only by you. Skills never see it.',
    find: 'Show models',
    continue: 'Continue',
  },

  consent: {
    title: (host: string) => `Send your story to ${host}?`,
    sent: 'With each scene, this is sent:',
    sentList: [
      'what has happened in the story, as text',
      'your character, and the choice you made',
      'the world: people, places and rules of the campaign that the scene needs',
    ],
    notSent: 'Your other stories, your files and your keys for other services are not sent.',
    cost: 'The service charges your account for it. You can set a limit for each story below.',
    privacy: 'What happens to the text there is up to the service.',
    privacyNetwork: 'Whoever runs that computer can read the text.',
    agree: 'Send and use',
  },

  options: {
    heading: 'How it writes',
    text: 'For language models. The built-in writer has its style under Skills.',
    temperature: 'Freedom',
    temperatureText: 'Low: predictable. High: surprising, with more mistakes.',
    length: 'Scene length',
    lengths: { short: 'Short', normal: 'Normal', long: 'Long' },
    reasoning: 'Thinking before writing',
    reasoningText: 'Some models can think first. Scenes take longer and cost more.',
    reasonings: { off: 'Off', low: 'A little', medium: 'Some', high: 'A lot' },
    saved: 'Saved. Takes effect in the next scene.',
  },

  cost: {
    heading: 'Tokens and cost',
    today: 'Online services today',
    unknown: 'Not known',
    limit: 'Limit for each story, in US dollars',
    limitText: 'A story that has cost this much is told by the built-in writer. Leave empty for no limit.',
    save: 'Save limit',
    perStory: 'A story’s own tokens and cost are in its menu, under “Tokens and cost”.',
    dollars: (amount: number) =>
      amount === 0 ? '$0' : amount < 0.01 ? 'less than $0.01' : `$${amount.toFixed(2)}`,
  },

  more: {
    heading: 'More',
    tasksHeading: 'A model for each task',
    tasksText: 'Leave empty to use the storyteller’s model. A small model can do the small tasks.',
    tasks: {
      plan: 'Plan the scene',
      prose: 'Write the scene',
      adapt: 'Fit the author’s scenes to the story',
      choices: 'Word the choices',
      check: 'Check the scene',
      facts: 'Note new facts',
      summary: 'Summarise chapters',
      enrich: 'Fill out short worlds',
      other: 'Requests of other skills',
    } as Readonly<Record<string, string>>,
    taskModels: {
      same: 'Same as the storyteller',
      none: 'No model',
      local: 'Model file on this computer',
      named: 'Another model…',
    },
    taskModelName: (task: string) => `Model name: ${task}`,
    context: 'Context of models on this computer',
    contextText: 'In tokens. More remembers more of the story, needs more memory and is slower.',
    contextDefault: 'Default',
    search: 'Search and memory model',
  },

  offer: {
    heading: 'A language model for richer stories',
    text: (model: string) =>
      `${model} is recommended for this computer. It writes scenes, choices and people of its own. You can play while it downloads.`,
    facts: (size: string, licence: string, memory: string) =>
      `${size} download · ${licence}${memory === '' ? '' : ` · needs ${memory} of memory`}`,
    startsIn: (seconds: number) => `Download starts in ${counted(seconds, 'second')}.`,
    download: 'Download now',
    another: 'Choose another',
    found: (server: string) => `${server} is running on this computer`,
    foundText: (model: string) =>
      `Use its model ${model} to tell your stories. Nothing leaves this computer.`,
    useFound: (model: string) => `Use ${model}`,
    progress: (percent: number) => `Downloading, ${percent}%`,
    later: 'You can download a model later under Settings, Storyteller.',
  },

  telling: {
    writtenBy: (writer: string) => `${writer} is writing`,
    slow: 'The model is slow. You can wait, or let the built-in writer tell this scene.',
    useBuiltIn: 'Use the built-in writer now',
    stop: 'Stop and keep this text',
  },

  toldBy: {
    label: 'Told by',
    authored: 'the author of the campaign',
    aModel: 'a language model',
    builtIn: 'the built-in writer',
    fallback: 'the built-in fallback',
    edited: 'edited by you',
    tokens: (read: string, written: string) => `${read} tokens read, ${written} written`,
  },

  prompt: {
    show: 'Show the prompt',
    title: (scene: number) => `Prompts of scene ${scene}`,
    what: 'the prompts',
    none: {
      title: 'No prompts',
      text: 'No language model was asked for this scene.',
    },
    intro: 'Everything that was sent to the model for this scene, and what it answered.',
    blockTokens: (tokens: string, count: number) => `about ${tokens} ${count === 1 ? 'token' : 'tokens'}`,
    answerTokens: (tokens: string, count: number) => `${tokens} ${count === 1 ? 'token' : 'tokens'}`,
    parts: {
      rules: 'Rules, campaign and people',
      chapters: 'Earlier chapters',
      recent: 'Recent scenes',
      notes: 'Notes of this scene',
      asked: 'What was asked',
      answered: 'What was answered before',
    },
    answer: 'Answer',
    failed: (code: string) => `Failed (${code})`,
    copy: 'Copy prompt',
    tokens: (prompt: string, reused: string, written: string) =>
      `${prompt} tokens read${reused === '' ? '' : ` (${reused} from cache)`}, ${written} written`,
    roles: { system: 'Instructions', user: 'To the model', assistant: 'From the model' },
  },

  usage: {
    menu: 'Tokens and cost',
    what: 'tokens and cost',
    title: 'Tokens and cost of this story',
    none: 'No language model has been asked in this story yet.',
    scenes: 'Scenes told by models',
    read: 'Tokens read',
    cached: 'of them from cache',
    written: 'Tokens written',
    cost: 'Cost',
    limit: 'Limit for a story',
    noLimit: 'None',
  },

  edit: {
    menu: 'Edit the text',
    title: 'Edit this scene',
    text: 'Change the words. What happened, the dice and the choices stay as they are.',
    field: 'Text of the scene',
    save: 'Save',
    saved: 'Scene changed.',
  },

  settingsLink: 'Storyteller settings',
} as const;
