export default function Tools(_: { storyId: string | null }) {
  return null;
}
