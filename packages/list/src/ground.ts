/** What a guess rests on: words of the title, of the heading of a part, or what the list is made of. */
export interface GuessGround {
  readonly by: 'title' | 'heading' | 'composition'
  /** The words, where words tell. */
  readonly words?: string
}
