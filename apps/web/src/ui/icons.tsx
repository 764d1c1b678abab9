const paths = {
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M6 11h12v9H6z',
  unlock: 'M7 11V8a5 5 0 0 1 9.6-2M6 11h12v9H6z',
  trash: 'M5 7h14M10 7V5h4v2M7 7l1 13h8l1-13',
  plus: 'M12 5v14M5 12h14',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  book: 'M5 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H5zM19 5h-4a2 2 0 0 0-2 2',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  scale: 'M12 4v16M6 20h12M4 8h16M4 8l-2 6a3 3 0 0 0 5 0zM20 8l-3 6a3 3 0 0 0 5 0z',
  pot: 'M5 10h14v7a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM3 12h2M19 12h2M9 7c0-2 2-1 2-3M13 7c0-2 2-1 2-3',
  bench: 'M4 9h16M6 9v10M18 9v10M4 9l2-4h12l2 4',
  shelf: 'M4 5h16v14H4zM4 12h16M9 5v7M15 12v7M14 5v7M9 12v7',
  day: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4M9 15h6',
  down: 'm6 9 6 6 6-6',
  search: 'm20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z',
  chevron: 'm9 6 6 6-6 6',
  copy: 'M9 9h11v11H9zM5 15V4h11',
  check: 'm5 13 4 4L19 7',
} as const

export type IconName = keyof typeof paths

/** Decoration beside a name, never instead of one. */
export const DecorativeIcon = ({ name }: { readonly name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
)
