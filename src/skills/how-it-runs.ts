/** What a user should know before allowing a skill: what its scripts can reach when they run. */
export function howItRuns(): string {
  return 'Its scripts run with all your rights: they can read and change whatever you can.';
}
