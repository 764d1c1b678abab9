export const originWords = {
  of: (label: string): string => `Where does ${label} come from?`,
  parts: 'What each ingredient brings',
  formula: 'How it is worked out',
  sources: 'Sources',
  blend: 'It is not a sum: it depends on the whole mix.',
}
