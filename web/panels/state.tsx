export default function State(_: { storyId: string | null }) {
  return null;
}
