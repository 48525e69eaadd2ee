export default function Assets(_: { storyId: string | null }) {
  return null;
}
