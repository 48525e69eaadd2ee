declare module '*.yaml' {
  const content: Readonly<Record<string, readonly { text: string; when?: readonly (readonly string[])[] }[]>>;
  export default content;
}
