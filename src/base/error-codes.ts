/**
 * Every stable error code with what it means and what to do about it.
 * docs/errors.md is written from this table; a test keeps the two together.
 */
export const ERROR_CODES = {
  invalid_plan: {
    meaning: 'A Plan JSON does not match its contract, or contradicts itself.',
    action: 'Correct the places the message names; `contracts/plan-json.schema.json` is the contract.',
  },
  cyclic_dependency: {
    meaning: 'Tools of a plan depend on each other in a circle.',
    action: 'Remove one of the dependencies on the path that the message shows.',
  },
  plan_too_large: {
    meaning: 'A plan exceeds a size limit (bytes, tools, nesting or input of one tool).',
    action: 'Split the plan, or pass large data through a file instead of `input`.',
  },
  plan_execution_failed: {
    meaning: 'A required tool of a plan failed, so the whole plan failed.',
    action: 'Read the errors of the failed tools. The story continues with another plan.',
  },
  plan_timeout: {
    meaning: 'A plan took longer than its timeout (60 s by default) and was stopped.',
    action: 'Find the slow tool in the timeline and lower its timeout, or make it faster.',
  },
  plan_cancelled: {
    meaning: 'A plan was stopped because the program is shutting down or the player cancelled it.',
    action: 'No action needed. Run it again if you still want the result.',
  },
  generation_failed: {
    meaning: 'The planner failed to make a plan.',
    action: 'See the log for the cause. Another attempt follows, and finally the fallback scene.',
  },
  generation_timeout: {
    meaning: 'The planner took longer than five seconds.',
    action: 'Use a smaller model or the built-in planner.',
  },
  max_replan_attempts: {
    meaning: 'Five plans in a row failed for one choice.',
    action:
      'Continue with the fallback scene or restart the session. The log has the reason for each attempt.',
  },
  script_not_found: {
    meaning: 'A tool path does not match a file in the skill folders.',
    action: 'Check the spelling; a path reads `skills/<skill name>/<path in that skill>`.',
  },
  script_not_executable: {
    meaning:
      'A script could not be started: no run bit and no known file extension, or its interpreter is missing.',
    action:
      'Set the run bit and a `#!` line, use a known extension, or install the interpreter the message names.',
  },
  skill_not_available: {
    meaning: 'A plan uses a skill that is off, disabled for this plan, broken, or failed in this session.',
    action: 'Turn it on or fix it (`narratoria skill list` shows the reason), or plan without it.',
  },
  skill_not_allowed: {
    meaning: 'A third-party skill is new or has changed since you allowed it, so it was not run.',
    action: 'Review it in Settings, or with `narratoria skill enable NAME`.',
  },
  tool_failed: {
    meaning: 'A script reported that it could not do its work (`done` with `ok: false`).',
    action: 'Read the error event of the script. The skill failed, not the protocol.',
  },
  tool_timeout: {
    meaning:
      'A script took longer than the `timeout` in its manifest and was stopped, with its child processes.',
    action: 'Raise `timeout` in skill.json (at most 300000 ms) or make the script faster.',
  },
  process_failed: {
    meaning: 'A script ended with an exit code other than 0 or by a signal.',
    action: 'Read the last lines of its stderr in the result.',
  },
  missing_done: {
    meaning: 'A script ended with exit code 0 but never emitted `done`.',
    action: 'End every run of the script with exactly one `done` event.',
  },
  no_exit_after_done: {
    meaning: 'A script emitted `done` but did not end within two seconds after it.',
    action: 'Exit right after `done`; close servers, timers and child processes first.',
  },
  invalid_json: {
    meaning: 'A line on stdout was not one JSON object in UTF-8.',
    action: 'Write nothing but events to stdout, one object a line; diagnostics go to stderr.',
  },
  line_too_long: {
    meaning: 'A line on stdout was longer than 8 MiB.',
    action: 'Put large data in a file and announce it with an `asset` event.',
  },
  protocol_violation: {
    meaning:
      'An event has an unknown type, the wrong version, a missing or mistyped field, or repeats an asset id.',
    action:
      'Correct what the message names; `contracts/event.schema.json` is the contract with its six types.',
  },
  output_limit: {
    meaning: 'A script emitted more events or bytes than one invocation may.',
    action: 'Emit less: join small log lines, and put large data in files.',
  },
  state_limit: {
    meaning:
      "A script's state patches are too large, have too many keys or nest too deeply, or the story's state has no room for them.",
    action:
      'Keep large data in a file or in the records of the host services; docs/protocol.md has the limits.',
  },
  box_limit: {
    meaning:
      'A confined script started too many processes or took too much memory, and was ended with all of them.',
    action: 'Let the script do its work in fewer processes, and read large files piece by piece.',
  },
  dependency_failed: {
    meaning: 'A tool was skipped because a required tool it depends on did not succeed.',
    action: 'Repair the tool that failed first.',
  },
  invalid_campaign: {
    meaning: 'A campaign folder cannot be loaded.',
    action: 'Correct the file at the place named; only manifest.json is required.',
  },
  campaign_replaced: {
    meaning: 'The folder of a story now holds another campaign, so the story cannot go on in it.',
    action:
      'Put the campaign of the story back, under the title or the author it had. The story can be read without it: `narratoria story export`.',
  },
  campaign_too_costly: {
    meaning: 'Reading a campaign took more time or memory than it may, so it was stopped.',
    action:
      'Make the file that the message names smaller, or remove the campaign: `narratoria campaign remove NAME`. NARRATORIA_CAMPAIGN_SECONDS and NARRATORIA_CAMPAIGN_MEGABYTES allow more.',
  },
  scene_failed: {
    meaning:
      'A scene that the author wrote in ink cannot be played: it never ends, grows too large, or asks for something that is not there.',
    action:
      'The story continues without it. Run `narratoria campaign validate` and correct the file at the line that the message names.',
  },
  invalid_archive: {
    meaning:
      'A packed campaign is damaged, does not match its checksum list, or holds something that is not safe to unpack.',
    action: 'Download the file again. Nothing was imported.',
  },
  invalid_card: {
    meaning: 'A character card or a lorebook cannot be read.',
    action: 'Export it again, as PNG, JSON or .charx; the message says what is wrong with it.',
  },
  file_unreadable: {
    meaning: 'A file named on the command line cannot be read.',
    action: 'Check the path and its permissions.',
  },
  invalid_usage: {
    meaning: 'A command was called with unknown arguments.',
    action: 'See `narratoria --help`.',
  },
  home_unwritable: {
    meaning: "Narratoria's home folder cannot be created or written.",
    action: 'Set NARRATORIA_HOME to a folder you may write to.',
  },
  campaign_unwritable: {
    meaning: 'Narratoria cannot write to a campaign folder.',
    action: 'Copy the campaign to another folder. To play it, no copy is needed.',
  },
  config_unreadable: {
    meaning: 'A settings file cannot be read.',
    action: 'Check who owns the file the message names and its permissions.',
  },
  host_unauthorized: {
    meaning:
      'A call to the host services came without a valid token, or in a way a web page could have made.',
    action: "Send `host.token` from the script's stdin as a bearer token, and only while that script runs.",
  },
  host_out_of_scope: {
    meaning: 'A script asked the host services for another playthrough than the one it runs for.',
    action: 'Leave `playthroughId` out; the token already says which playthrough is meant.',
  },
  host_not_permitted: {
    meaning: 'A script called a host service that its skill does not declare.',
    action: 'Add the service to `permissions.host` in skill.json; the user is asked to agree to it.',
  },
  host_rate_limited: {
    meaning: 'A script calls the host services faster than one invocation may.',
    action: 'Wait a moment and try again; ask for more in one call, or make fewer calls at once.',
  },
  host_unavailable: {
    meaning: 'The host services gave no answer: not started, shutting down, or a call took too long.',
    action: 'Go on without the answer, or try again later.',
  },
  record_invalid: {
    meaning: 'A record, a change or a filter does not fit its data type, so the store did not take it.',
    action: 'Correct the field the message names; nothing was written.',
  },
  record_not_found: {
    meaning: 'The store has no such record, playthrough or scene.',
    action: 'Check the id; a record that is not there yet is made with `store`, not with `update`.',
  },
  provenance_invalid: {
    meaning:
      'An asset says it was generated and not from what, or was made by a person and yet has a provenance.',
    action: 'Make `generated` and `provenance` agree; the asset was not stored.',
  },
  embedding_unavailable: {
    meaning:
      'Search by meaning is not available, because the embedding model is not installed or does not run.',
    action:
      'Search uses exact words only. To install the model: `narratoria models pull all-minilm-l6-v2-q8`.',
  },
  store_locked: {
    meaning: 'The story is open in another Narratoria, or another program is using the home folder.',
    action: 'Close the story or the other program and try again.',
  },
  store_newer: {
    meaning: 'The database was written by a newer version of Narratoria. It was left untouched.',
    action: 'Update Narratoria, or set NARRATORIA_HOME to another folder.',
  },
  store_damaged: {
    meaning: 'The database file is damaged.',
    action: 'Restart Narratoria. It sets the file aside and restores the newest good backup.',
  },
  store_full: {
    meaning: 'The disk is full, so the store could not write. What was written before is safe.',
    action: 'Free some space on the disk of the home folder and try again.',
  },
  model_unavailable: {
    meaning: 'The model is unknown or not installed.',
    action: 'See `narratoria models list`. To install one: `narratoria models pull ID`.',
  },
  model_corrupt: {
    meaning: 'A model file does not match its checksum and was not used.',
    action: 'Run `narratoria models pull ID` again to repair it.',
  },
  download_failed: {
    meaning: 'A model file could not be downloaded from any source. The downloaded part is kept.',
    action: 'Check the connection and the proxy variables, and pull again; the details name each source.',
  },
  offline: {
    meaning: 'A download is needed, but offline mode is on.',
    action: 'Run it once without `--offline` and NARRATORIA_OFFLINE=1, or go on without it.',
  },
  disk_full: {
    meaning: 'The disk has no room for a model.',
    action: 'Free as much space as the message says, or set NARRATORIA_HOME to a folder on a larger disk.',
  },
  no_model: {
    meaning:
      'No language model is available: none is installed, none fits this computer, or it is turned off.',
    action:
      'The story continues without one. `narratoria doctor` shows the reason; `narratoria models use` chooses one.',
  },
  model_failed: {
    meaning: 'The language model could not be loaded or run, or the process or server that runs it ended.',
    action:
      'The story continues without it. The log has the cause; `narratoria doctor` shows models that are turned off.',
  },
  model_too_large: {
    meaning: 'A language model needs more memory than is free. It was not loaded.',
    action: 'Close other programs, or choose a smaller model with `narratoria models use`.',
  },
  model_unauthorized: {
    meaning:
      'The provider of the language model does not accept the key, or the key does not allow the model.',
    action: 'Enter the key again, under Storyteller in Settings or with `narratoria models use`.',
  },
  model_payment: {
    meaning: 'The account with the provider of the language model has no credit left.',
    action: 'Add credit there, or choose another model under Storyteller in Settings.',
  },
  model_not_found: {
    meaning: 'The server does not know the language model, or the address is not that of a model server.',
    action: 'Choose one of its models under Storyteller in Settings; `narratoria models find` lists them.',
  },
  model_rate_limited: {
    meaning: 'The provider of the language model is asked too often, or too much in a short time.',
    action: 'Wait as long as the message says. The built-in writer tells the story meanwhile.',
  },
  model_server_error: {
    meaning: 'The server of the language model failed, or answered with a page instead of text.',
    action: 'Try again later. The built-in writer tells the story meanwhile.',
  },
  model_unreachable: {
    meaning: 'Nothing answers at the address of the language model.',
    action: 'Start the server, check the address and the connection, or choose another model.',
  },
  model_silent: {
    meaning: 'The language model gave no sign of life for too long and was stopped.',
    action:
      'A smaller model answers sooner. `timeoutMs` of the storyteller says how long a silence may last.',
  },
  telling_stopped: {
    meaning: 'The player stopped a telling and keeps what was told so far.',
    action: 'No action needed. A script ends with what it has.',
  },
  built_in_wanted: {
    meaning: 'The player does not want to wait for the language model in this scene.',
    action: 'No action needed. A script goes on without the model.',
  },
  telling_refused: {
    meaning:
      'A language model twice wrote something that contradicts the story, so the built-in writer finished the scene.',
    action: 'Tell the scene again, or choose a larger model if it happens often.',
  },
  model_cut: {
    meaning: 'The answer of the language model ended in the middle: the connection broke.',
    action: 'Tell the scene again, or go on; what was read stays.',
  },
  model_refused: {
    meaning: 'The language model refused to write this.',
    action: 'Go on with the built-in writer, or choose another model.',
  },
  model_empty: {
    meaning: 'The language model answered with no text at all.',
    action: 'Tell the scene again; if it happens often, choose another model.',
  },
  model_cost_limit: {
    meaning: 'Models on other computers have cost as much in this story as you allow.',
    action: 'Raise the limit under Storyteller in Settings, or go on with the built-in writer.',
  },
  model_timeout: {
    meaning: 'The language model took too long and was stopped.',
    action: 'Ask for fewer tokens or give more time; a smaller model is faster.',
  },
  prompt_too_long: {
    meaning: 'A prompt and its answer do not fit into the context of the language model.',
    action: 'Shorten the prompt, or raise `contextTokens` in models.json of the home folder.',
  },
  answer_cut: {
    meaning: 'The language model reached its budget of tokens in the middle of a JSON answer.',
    action: 'Raise `maxTokens`, or bound the strings and lists of the schema more tightly.',
  },
  answer_invalid: {
    meaning: 'A model server answered with something else than was asked for.',
    action: 'Ask again, or use a server and a model that can answer in JSON by a schema.',
  },
  schema_unsupported: {
    meaning: 'A schema cannot be made into rules that hold a language model to it.',
    action:
      'Give every string a maxLength and every list a maxItems, and use the keywords the message names.',
  },
  invalid_settings: {
    meaning: 'The settings for models, models.json in the home folder, cannot be used as they are.',
    action: 'Correct what the message names, or choose anew with `narratoria models use`.',
  },
  page_foreign: {
    meaning: 'A request to the page came from another site, or under another name than this machine has.',
    action: 'Open the address that `narratoria serve` prints.',
  },
  page_unauthorized: {
    meaning: 'A request to the page came without the token of this home, or with a wrong one.',
    action: 'Open the address that `narratoria serve` prints, with all that stands behind the #.',
  },
  page_not_found: {
    meaning: 'The page or the item does not exist.',
    action: 'Go back to the library.',
  },
  request_invalid: {
    meaning: 'A request to the page does not look as `contracts/page-api.openapi.yaml` says.',
    action: 'Reload the page; a program of your own should read the message and the document.',
  },
  request_timeout: {
    meaning: 'A request to the page took too long to arrive.',
    action: 'Send it again, all at once.',
  },
  request_too_large: {
    meaning: 'A request or a file for the page is larger than it takes.',
    action: 'Send less; campaigns may be as large as an archive may.',
  },
  stories_being_replaced: {
    meaning: 'A backup is being restored, so stories are not available right now.',
    action: 'Try again in a moment.',
  },
  story_moved_on: {
    meaning: 'The choice is no longer available: the story has moved on, perhaps in another window.',
    action: 'Read the latest scene and choose there.',
  },
  internal_error: {
    meaning: 'An unexpected error. This is a bug in Narratoria.',
    action: 'The log file has the details. Please report the bug with them.',
  },
} as const satisfies Record<string, { meaning: string; action: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;
