import type { FormulaOverview } from '@obrador/engine'
import { useEffect, useRef, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { withoutBlank } from '../../model/edits.ts'
import { isSameFormula, type TableFormula, type TableLine } from '../../model/formula.ts'
import { exampleFormulaOf, isOfExample } from '../../reading/examples.ts'
import { hasHeadlineDeed } from '../../reading/law.ts'
import { useReading } from '../../reading/use-reading.ts'
import { useOver } from '../../routes/use-over.ts'
import { onPageChange, takeArrival } from '../../routes/use-page.ts'
import { useToast } from '../../ui/toasts.tsx'
import { useInUse, useSettled } from '../../ui/use-settled.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { toastWords } from '../../words/es/shell.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { loadActions } from './later.ts'
import type { OpenedSheet } from './sheets.ts'

/** What is asked of the table from elsewhere on the bench; told by the table. */
export interface TableDeeds {
  /** Puts another line on it and asks what it is. */
  readonly add: () => void
  /** Goes to the weight of a line. */
  readonly toLine: (line: TableLine) => void
}

export interface BenchProps {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  /** There is no formula of one's own yet: an example is looked at. */
  readonly isFirst: boolean
}

/** Everything that the columns of a bench show of its formula, and what is done with it as a whole. */
export function useBench({ craft, workshop, device, isFirst }: BenchProps) {
  const { formula, edit } = workshop
  const toast = useToast()
  const [preview, setPreview] = useState<{ readonly of: TableFormula; readonly overview: FormulaOverview }>()
  const { opened, open, close } = useOver<OpenedSheet>(() => edit(withoutBlank))
  const { now, full, explained } = useReading(craft, formula, device, isFirst)
  const settled = useSettled()
  const inUse = useInUse()
  const isExample = isOfExample(formula) && isSameFormula(formula, exampleFormulaOf(craft.id))
  const table = useRef<TableDeeds>({ add: () => undefined, toLine: () => undefined })
  const verdict = useRef<HTMLElement>(null)

  function save(): void {
    const versions = device.saved.find(({ id }) => id === formula.entry)?.versions ?? []
    const last = versions.at(-1)
    if (last && isSameFormula(last.formula, formula))
      void loadActions().then(({ tellKnown }) => tellKnown(toast, versions.length))
    else open({ sheet: 'version' })
  }

  function clear(): void {
    // The formula stays in the library as it was: an empty table is another's.
    const undo = workshop.act(({ desks: _, entry: _entry, ...was }) => ({
      ...was,
      name: '',
      lines: [],
      given: {},
      batch: {},
    }))
    toast({ text: toastWords.cleared, undo })
  }

  /** A button goes with the fault that it mends: who works by keys goes on from what is said now. */
  const toVerdict = (): void => verdict.current?.focus({ preventScroll: true })

  // Somebody may come for it from this very page, which draws nothing anew.
  useEffect(() => {
    const arrive = (): void => {
      const { sheet, text } = takeArrival() ?? {}
      if (sheet) open(sheet === 'paste' && text !== undefined ? { sheet, text } : { sheet })
    }
    arrive()
    return onPageChange(arrive)
  })
  useShortcuts({ s: save, e: () => open({ sheet: 'balance' }) })

  return {
    craft,
    workshop,
    device,
    formula,
    /** As it stands, and as it was last explained: with advice, and with what the panels show. */
    now,
    full,
    explained,
    /** The first screen has been drawn: the rest may come. */
    settled,
    /** Somebody works here: what nobody sees yet may come. */
    inUse,
    /** What is filled settles what the headline says: there is one such button. */
    hasDeed: full.overview !== undefined && hasHeadlineDeed(full.overview),
    /** One ingredient alone is no formula to judge. */
    isAlone: formula.lines.length === 1 && !formula.lines[0]?.made,
    isFirst,
    /** As every device has it. */
    isExample,
    /** It is there to be looked at: nothing is done with it yet. */
    isBare: isFirst && isExample,
    table,
    verdict,
    toVerdict,
    /** With the advice beneath it at hand, from wherever on the bench one is. */
    showVerdict: (): void => {
      verdict.current?.scrollIntoView({ block: 'start' })
      toVerdict()
    },
    opened,
    open,
    close,
    toast,
    save,
    clear,
    duplicate: (): void => void loadActions().then((it) => it.duplicateFormula(workshop, toast)),
    /** What advice would make of this very formula. */
    preview: preview?.of === formula ? preview.overview : undefined,
    setPreview,
  }
}

export type BenchState = ReturnType<typeof useBench>
export interface ColumnProps {
  readonly bench: BenchState
}
