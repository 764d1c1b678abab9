import { useDeferredValue, useState } from 'react'
import { forgetFormula, recoverFormula } from '../../library/commands/formulas.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { SavedFormula } from '../../model/formula.ts'
import { useOver } from '../../routes/use-over.ts'
import { useDocument } from '../../routes/use-page.ts'
import { useToast } from '../../ui/toasts.tsx'
import { formulaNameOf } from '../../views/formula-name.ts'
import { detailWords, bookWords as say } from '../../words/es/book.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import type { BookFilter } from './rail.tsx'
import { type BookOrder, formulasFoundIn } from './search.ts'
import { useLooks } from './use-looks.ts'

/** Rows drawn at first, and again each time that the last of them comes into view. */
const AT_ONCE = 40

type Opened = { readonly is: 'detail' | 'compare'; readonly id: string; readonly against?: string | undefined }

/** What is looked for in the book, what was found, and what is done with it. */
export function useBook({ workshop, device }: { readonly workshop: WorkshopState; readonly device: DeviceShelf }) {
  const toast = useToast()
  const open = useOpener(workshop)
  const [isPublished, setPublished] = useState(false)
  const [filter, setFilter] = useState<BookFilter>({})
  const [order, setOrder] = useState<BookOrder>('used')
  const [text, setText] = useState('')
  const [most, setMost] = useState(AT_ONCE)
  const [marked, setMarked] = useState<string>()
  const asked = useDeferredValue(text)
  const over = useOver<Opened>(() => undefined)
  const document = useDocument()
  const { saved } = device
  const { looks, found, isReady } = useLooks(
    device,
    (known) => formulasFoundIn(saved, known, filter, asked, order),
    most,
  )

  return {
    workshop,
    device,
    open,
    openSaved: ({ id, formula }: SavedFormula): void => open({ ...formula, entry: id }),
    isPublished,
    showPublished(published: boolean): void {
      setPublished(published)
      setFilter({})
    },
    filter,
    setFilter,
    isBin: !isPublished && filter.look === 'bin',
    order,
    setOrder,
    text,
    setText,
    look(typed: string): void {
      setText(typed)
      setMost(AT_ONCE)
    },
    /** The text once there is time to look for it. */
    asked,
    looks,
    found,
    isReady,
    most,
    showMore: (): void => setMost(most + AT_ONCE),
    selected: saved.find(({ id }) => id === document) ?? found[0],
    marked,
    over,
    async remove(one: SavedFormula): Promise<void> {
      if (over.opened) over.close()
      await forgetFormula(one.id)
      toast({ text: detailWords.deleted(formulaNameOf(one)), undo: () => void recoverFormula(one.id) })
    },
    /** The first marks a formula, the second is compared with it. */
    compare(one: SavedFormula): void {
      const other = saved.find(({ id }) => id === marked)
      setMarked(other ? undefined : one.id)
      if (!other) toast({ text: say.markedOne(formulaNameOf(one)), isNews: true })
      else if (other.id !== one.id) over.open({ is: 'compare', id: one.id, against: other.id })
    },
  }
}

export type BookState = ReturnType<typeof useBook>
