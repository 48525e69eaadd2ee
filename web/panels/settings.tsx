export default function Settings(_: { storyId: string | null }) {
  return null;
}
