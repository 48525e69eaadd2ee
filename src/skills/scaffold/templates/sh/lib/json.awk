# Reads one JSON object and prints a line for each value in it: its pointer, its type and its text, with tabs between.
# The text of a string stays escaped as JSON has it; that of an array is its length. Ends with 1 when it is no object.

{ json = json $0 "\n" }

END {
  for (code = 1; code < 32; code++) controls = controls sprintf("%c", code)
  at = 1
  skip_blanks()
  if (peek() != "{") exit 1
  read_value("")
  skip_blanks()
  if (at <= length(json)) exit 1
  printf "%s", lines
}

function read_value(pointer,    kind) {
  skip_blanks()
  kind = peek()
  if (kind == "{") read_object(pointer)
  else if (kind == "[") read_array(pointer)
  else if (kind == "\"") tell(pointer, "string", read_string())
  else if (take("true") || take("false")) tell(pointer, "boolean", taken)
  else if (take("null")) tell(pointer, "null", taken)
  else tell(pointer, "number", read_number())
}

function read_object(pointer,    key) {
  tell(pointer, "object", "")
  at++
  skip_blanks()
  if (take("}")) return
  for (;;) {
    skip_blanks()
    if (peek() != "\"") exit 1
    key = read_string()
    skip_blanks()
    if (!take(":")) exit 1
    read_value(pointer "/" key)
    skip_blanks()
    if (take("}")) return
    if (!take(",")) exit 1
  }
}

function read_array(pointer,    count) {
  at++
  skip_blanks()
  count = 0
  if (!take("]")) {
    for (;;) {
      read_value(pointer "/" count++)
      skip_blanks()
      if (take("]")) break
      if (!take(",")) exit 1
    }
  }
  tell(pointer, "array", count)
}

# What stands between the quotes.
function read_string(    start, char) {
  start = ++at
  for (;;) {
    char = peek()
    if (char == "" || index(controls, char)) exit 1
    if (char == "\"") break
    if (char == "\\") {
      at++
      char = peek()
      if (char == "u") {
        if (substr(json, at + 1, 4) !~ /^[0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f][0-9A-Fa-f]$/) exit 1
      } else if (char == "" || !index("\"\\/bfnrt", char)) exit 1
    }
    at++
  }
  at++
  return substr(json, start, at - 1 - start)
}

function read_number(    rest) {
  rest = substr(json, at, 400)
  if (!match(rest, /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/)) exit 1
  at += RLENGTH
  return substr(rest, 1, RLENGTH)
}

function take(word) {
  if (substr(json, at, length(word)) != word) return 0
  at += length(word)
  taken = word
  return 1
}

function peek() { return substr(json, at, 1) }

function skip_blanks() {
  while (peek() ~ /[ \t\r\n]/) at++
}

function tell(pointer, type, content) {
  lines = lines pointer "\t" type "\t" content "\n"
}
