import { type KeyboardEvent, useEffect, useRef } from 'react'

const UNWEIGHED = 'li[data-standing=asked] input.quantity'
const UNKNOWN = 'li[data-standing=asked] [data-wants]'
const OPEN = 'li[data-standing=open] input[type=radio]:checked'
const PRIMARY = '[data-part=paste-foot] .primary'
/** What a line is reached by: its weight, or what may be done with it. */
const IN_LINE = ['input.quantity', 'button'] as const
const PLACES: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

const isWanting = (one: HTMLElement): boolean => !one.matches('.quantity') || (one as HTMLInputElement).value === ''

/** What is still wanting in a sheet: first what nobody knows or weighs, in the order of the list, then what is to be confirmed. */
function wantingIn(sheet: Element): readonly HTMLElement[] {
  const asked = [...sheet.querySelectorAll<HTMLElement>(`${UNWEIGHED}, ${UNKNOWN}`)].filter(isWanting)
  return [...asked, ...sheet.querySelectorAll<HTMLElement>(OPEN)]
}

const follows = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

/** The keys of a list that is being read: from one doubt to the next, from line to line, and all of it taken. */
export function useDoubts() {
  const list = useRef<HTMLElement>(null)
  const sheetOf = (): Element | undefined => list.current?.closest('[role=dialog]') ?? undefined

  /** To what is still wanting after a line, or else anywhere, or else to what to do with all of it. */
  function goOn(): void {
    // Once what was said has been drawn.
    const line = document.activeElement?.closest('li')
    requestAnimationFrame(() => {
      const sheet = sheetOf()
      if (!sheet) return
      const wanting = wantingIn(sheet).filter((one) => one.closest('li') !== line)
      const next = wanting.find((one) => !line || follows(line, one)) ?? wanting[0]
      const target = next ?? sheet.querySelector<HTMLElement>(PRIMARY)
      target?.focus()
    })
  }

  function step(places: number): void {
    const lines = [...(list.current?.querySelectorAll('[data-part=pasted] li') ?? [])]
    const at = lines.findIndex((line) => line.contains(document.activeElement))
    const line = lines[at < 0 ? 0 : at + places]
    const [reached] = IN_LINE.flatMap((one) => line?.querySelector<HTMLElement>(one) ?? [])
    reached?.focus()
  }

  function onKeys(event: KeyboardEvent): void {
    const places = event.altKey ? PLACES[event.key] : undefined
    const isAll = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (places === undefined && !isAll) return
    event.preventDefault()
    event.stopPropagation()
    if (isAll) sheetOf()?.querySelector<HTMLElement>(PRIMARY)?.click()
    else step(places ?? 0)
  }

  useEffect(() => {
    const sheet = list.current?.closest('[role=dialog]')
    // Under a finger the keyboard would cover what has just been read.
    if (!matchMedia('(pointer: fine)').matches) list.current?.focus()
    // The sentence at the top is read first: what is wanting may lie below.
    else if (sheet) (wantingIn(sheet)[0] ?? sheet.querySelector<HTMLElement>(PRIMARY))?.focus({ preventScroll: true })
  }, [])

  return { list, goOn, onKeys }
}
