import { stepGroupsOf } from '../model/step-groups.ts'

interface Props {
  readonly steps: readonly string[]
  readonly className?: string | undefined
  /** What the list is on its page. */
  readonly listed: string
}

/** How something is made: the steps of each part under its name. */
export const StepsByPart = ({ steps, className, listed }: Props) => (
  <div data-part={listed}>
    {stepGroupsOf(steps).map(({ part, steps: own }, group) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is told by its place.
      <section key={group} aria-label={part}>
        {part === undefined ? null : <h3>{part}</h3>}
        <ol className={className}>
          {own.map(({ text, at }) => (
            <li key={at}>{text}</li>
          ))}
        </ol>
      </section>
    ))}
  </div>
)
