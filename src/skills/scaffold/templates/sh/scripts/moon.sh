#!/bin/sh
. "$(dirname "$0")/../lib/narratoria.sh"

read_call

place=$(value_of /input/place)
if [ "$(type_of /input/place)" != string ] || [ -z "$place" ]; then
  refuse '"place" must be a text that is not empty.'
fi

nights=$(value_of /input/nights)
case $(type_of /input/nights):$nights in
  :) nights=0 ;;
  number:*[!0-9]* | number:????*) refuse '"nights" must be a whole number from 0 to 365.' ;;
  number:*) [ "$nights" -le 365 ] || refuse '"nights" must be a whole number from 0 to 365.' ;;
  *) refuse '"nights" must be a whole number from 0 to 365.' ;;
esac

# The day of the story from 1970 on, how many days old the moon is, which eighth of the month that is, and how much of it
# is lit. A clock that is no calendar moves a night with each scene.
sky=$(LC_ALL=C awk -v "time=$(value_of /session/inGameTime)" -v "scene=$(value_of /session/scene)" -v "nights=$nights" '
  function days_since_1970(year, month, day,    era, of_era) {
    if (month <= 2) { year--; month += 12 }
    era = int(year / 400)
    of_era = year - era * 400
    return era * 146097 + of_era * 365 + int(of_era / 4) - int(of_era / 100) + int((153 * (month - 3) + 2) / 5) + day - 719469
  }
  BEGIN {
    month = 29.530588853
    new_moon = 10962.7597 # days from 1 January 1970 to the new moon of 6 January 2000
    if (time ~ /^[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]/) {
      day = days_since_1970(substr(time, 1, 4) + 0, substr(time, 6, 2) + 0, substr(time, 9, 2) + 0)
      day += substr(time, 12, 2) / 24 + substr(time, 15, 2) / 1440
    } else day = scene + 0
    day += nights
    age = day - new_moon
    age -= month * int(age / month)
    if (age < 0) age += month
    whole = int(day) - (day < int(day))
    eighth = int(age / month * 8 + 0.5) % 8
    printf "%d %.1f %d %.0f", whole < 0 ? -whole : whole, age, eighth, 50 * (1 - cos(6.283185307179586 * age / month))
  }')
# shellcheck disable=SC2086 # four numbers, meant to be split
set -- $sky
day=$1 age=$2 step=$3 lit=$4

case $step in
  0) phase='new moon' north=🌑 south=🌑 ;;
  1) phase='waxing crescent' north=🌒 south=🌘 ;;
  2) phase='first quarter' north=🌓 south=🌗 ;;
  3) phase='waxing gibbous' north=🌔 south=🌖 ;;
  4) phase='full moon' north=🌕 south=🌕 ;;
  5) phase='waning gibbous' north=🌖 south=🌔 ;;
  6) phase='last quarter' north=🌗 south=🌓 ;;
  7) phase='waning crescent' north=🌘 south=🌒 ;;
esac
picture=$north
if [ "$(value_of /config/hemisphere)" = south ]; then picture=$south; fi

omen=null
omens=$(value_of /config/omens)
if [ "${omens:-0}" -gt 0 ]; then
  omen="\"$(value_of "/config/omens/$((day % omens))")\""
fi

emit_log info "The moon is $age days old."
emit_patch "{\"moon\":{\"place\":\"$place\",\"phase\":\"$phase\",\"picture\":\"$picture\",\"litPercent\":$lit},\"omen\":$omen}"
if [ "$nights" -eq 0 ]; then when=Tonight; else when="In $nights nights"; fi
succeed "$when over $place: $picture $phase, $lit % lit."
