import { weighingKeyWords as say } from '../../words/es/sharing.ts'
import * as sharingCss from './sharing.module.css'

const Row = ({ shape, text }: { readonly shape: string; readonly text: string }) => (
  <li>
    <span aria-hidden="true" data-tone={shape === '●' ? 'good' : undefined}>
      {shape}
    </span>
    {text}
  </li>
)

/** What a device that only weighs can do, and what not. */
export const WeighsBlock = () => (
  <ul className={`card ${sharingCss.weighs}`}>
    {say.can.map((text) => (
      <Row key={text} shape="●" text={text} />
    ))}
    {say.cannot.map((text) => (
      <Row key={text} shape="○" text={text} />
    ))}
  </ul>
)
