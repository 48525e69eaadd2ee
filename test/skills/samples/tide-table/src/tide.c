/* A skill in C: reads {"input":{"hour":N}} from stdin and emits how high the water stands. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEEPEST 64

static char text[1 << 20];
static const char *at = text;
static double hour = -1;

static int value(const char *path, int depth);

static void blanks(void) {
  while (*at && strchr(" \t\r\n", *at)) at++;
}

/* Steps over a string; what stands in it is copied to `out` as far as it fits. */
static int string(char *out, size_t size) {
  size_t length = 0;
  for (at++; *at != '"'; at++) {
    if ((unsigned char)*at < ' ') return 0;
    if (*at == '\\' && !strchr("\"\\/bfnrtu", *++at)) return 0;
    if (length + 1 < size) out[length++] = *at;
  }
  out[length] = '\0';
  at++;
  return 1;
}

static int number(double *out) {
  char *end;
  if (*at != '-' && !isdigit((unsigned char)*at)) return 0;
  *out = strtod(at, &end);
  at = end;
  return 1;
}

static int word(const char *expected) {
  if (strncmp(at, expected, strlen(expected)) != 0) return 0;
  at += strlen(expected);
  return 1;
}

static int array(int depth) {
  at++;
  blanks();
  if (word("]")) return 1;
  do {
    if (!value("", depth)) return 0;
    blanks();
  } while (word(","));
  return word("]");
}

static int object(const char *path, int depth) {
  char key[64], inner[160];
  at++;
  blanks();
  if (word("}")) return 1;
  do {
    blanks();
    if (*at != '"' || !string(key, sizeof key)) return 0;
    blanks();
    if (!word(":")) return 0;
    snprintf(inner, sizeof inner, "%.90s/%s", path, key);
    if (!value(inner, depth)) return 0;
    blanks();
  } while (word(","));
  return word("}");
}

static int value(const char *path, int depth) {
  char ignored[1];
  double found;
  if (depth == DEEPEST) return 0;
  blanks();
  if (*at == '{') return object(path, depth + 1);
  if (*at == '[') return array(depth + 1);
  if (*at == '"') return string(ignored, sizeof ignored);
  if (word("true") || word("false") || word("null")) return 1;
  if (!number(&found)) return 0;
  if (strcmp(path, "/input/hour") == 0) hour = found;
  return 1;
}

static int refuse(const char *why) {
  printf("{\"version\":\"0\",\"type\":\"error\",\"errorCode\":\"invalid_input\",\"errorMessage\":\"%s\"}\n", why);
  printf("{\"version\":\"0\",\"type\":\"done\",\"ok\":false}\n");
  return 0;
}

int main(void) {
  static const int heights[] = {60, 140, 230, 310, 340, 300, 210, 120, 70, 50, 80, 160};
  text[fread(text, 1, sizeof text - 1, stdin)] = '\0';
  blanks();
  if (*at != '{' || !value("", 0)) return refuse("What came on stdin is not a JSON object.");
  blanks();
  if (*at != '\0') return refuse("Something follows the JSON object.");
  if (hour < 0 || hour > 23 || hour != (int)hour) return refuse("The hour must be a whole number from 0 to 23.");

  int now = heights[(int)hour % 12], next = heights[((int)hour + 1) % 12];
  printf("{\"version\":\"0\",\"type\":\"state_patch\",\"patch\":{\"tide\":{\"centimetres\":%d,\"isRising\":%s}}}\n", now,
         next > now ? "true" : "false");
  printf("{\"version\":\"0\",\"type\":\"done\",\"ok\":true,\"summary\":\"The water stands at %d cm.\"}\n", now);
  return 0;
}
