import { Fragment } from 'react'
import { pageLanguage } from '../format/page-speech.ts'

interface Props {
  readonly text: string
  /** The name in it that is Spanish, whatever the page speaks. */
  readonly name: string
}

/** A sentence with a reserved name in it, which whoever reads aloud says in Spanish. */
export const SpanishName = ({ text, name }: Props) =>
  pageLanguage() === 'es'
    ? text
    : text.split(name).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence, whose words stay where they are.
        <Fragment key={at}>
          {at === 0 ? null : <span lang="es">{name}</span>}
          {part}
        </Fragment>
      ))
