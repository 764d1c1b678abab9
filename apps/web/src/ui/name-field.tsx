interface Props {
  readonly className: string
  readonly label: string
  readonly placeholder: string
  readonly longest: number
  readonly value: string
  readonly onName: (name: string) => void
}

/** A name that is typed where it is shown: one line, however many it is shown on. */
export const NameField = ({ className, label, placeholder, longest, value, onName }: Props) => (
  <textarea
    rows={1}
    className={className}
    aria-label={label}
    placeholder={placeholder}
    maxLength={longest}
    value={value}
    onChange={(event) => onName(event.target.value.replaceAll('\n', ' '))}
  />
)
