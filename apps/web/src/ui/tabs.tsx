import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import * as tabsCss from './tabs.module.css'

export interface TabItem {
  readonly id: string
  readonly label: string
}

interface Props {
  readonly tabs: readonly TabItem[]
  readonly selected: string
  readonly label: string
  readonly onSelect: (id: string) => void
  readonly children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs of the WAI-ARIA pattern: one stop of the Tab key, arrows between them. Small enough for the first load. */
export function TabList({ tabs, selected, label, onSelect, children }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    const at = tabs.findIndex((tab) => tab.id === selected)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab='${next.id}']`)?.focus()
  }

  return (
    <>
      <div className={tabsCss.tabs} data-part="tabs" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={tabsCss.tab}
            data-part="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        className={tabsCss.tabPanel}
        data-part="tab-panel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
      >
        {children}
      </div>
    </>
  )
}
