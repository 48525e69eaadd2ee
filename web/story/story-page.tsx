export default function StoryPage({ storyId }: { storyId: string }) {
  return <h1>{storyId}</h1>;
}
