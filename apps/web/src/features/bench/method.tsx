import { useState } from 'react'
import { takesFocus } from '../../ui/focus.ts'
import * as stepsCss from '../../views/steps.module.css'
import { StepsByPart } from '../../views/steps-by-part.tsx'
import { methodWords as say } from '../../words/es/book.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as methodCss from './method.module.css'

const stepsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((step) => step.trim())
    .filter(Boolean)

/** How it is made, in steps. */
export function MethodSteps({ workshop }: { readonly workshop: WorkshopState }) {
  const { formula, edit } = workshop
  const { steps = [] } = formula
  // What is being typed has blank lines on the way to the next step; with the steps of another formula it is over.
  const [typed, setDraft] = useState<string>()
  const draft = typed !== undefined && stepsIn(typed).join('\n') === steps.join('\n') ? typed : undefined
  function type(text: string): void {
    setDraft(text)
    const next = stepsIn(text)
    edit(({ steps: _, ...now }) => (next.length > 0 ? { ...now, steps: next } : now), 'steps')
  }
  return (
    <section className={`card ${methodCss.method}`} aria-labelledby="method">
      <header className="card-head">
        <h2 id="method">{say.heading}</h2>
        {draft !== undefined || steps.length > 0 ? (
          <button
            type="button"
            className="button quiet"
            onClick={() => setDraft(draft === undefined ? steps.join('\n') : undefined)}
          >
            {draft === undefined ? say.edit : say.done}
          </button>
        ) : null}
      </header>
      {draft !== undefined ? (
        <label className="field">
          {say.label}
          <small id="method-parts" className="muted">
            {say.parts}
          </small>
          <textarea
            ref={takesFocus}
            aria-label={say.label}
            aria-describedby="method-parts"
            rows={6}
            value={draft}
            onChange={(event) => type(event.target.value)}
          />
        </label>
      ) : steps.length > 0 ? (
        <StepsByPart steps={steps} className={stepsCss.steps} listed="steps" />
      ) : (
        <>
          <p className="muted">{say.none}</p>
          <button type="button" className="button" onClick={() => setDraft('')}>
            {say.write}
          </button>
        </>
      )}
    </section>
  )
}
