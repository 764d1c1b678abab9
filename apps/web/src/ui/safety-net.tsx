import { Component, type ReactNode } from 'react'
import { errorWords as say } from '../words/es/shell.ts'
import * as safetyNetCss from './safety-net.module.css'

interface Props {
  readonly children: ReactNode
}

/** Only a class can catch what breaks while drawing: better a sentence and a way on than a blank page. */
export class SafetyNet extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children
    return (
      <main className={safetyNetCss.broken} data-craft="helado">
        <h1>{say.title}</h1>
        <p>{say.body}</p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {say.reload}
        </button>
      </main>
    )
  }
}
