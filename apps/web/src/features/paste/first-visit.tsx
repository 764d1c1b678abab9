import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type DeviceShelf, loadDevice } from '../../library/use-device.ts'
import { craftIds } from '../../model/crafts.ts'
import { blankFormulaOf } from '../../reading/examples.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { goToPage } from '../../routes/use-page.ts'
import { useThumb, useTouch } from '../../ui/use-wide.ts'
import { exampleNames } from '../../words/es/bench.ts'
import { firstVisit as say } from '../../words/es/first-visit.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { comesAtOnce } from './comes-at-once.ts'
import * as visitCss from './first-visit.module.css'

interface Props {
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

/** Long enough not to write on every key, ms. */
const KEEP_AFTER = 300

/** What stands in the box: it is the list that is half done wherever lists are pasted, until it is taken or cleared. */
function useBox({ drafts }: DeviceShelf) {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (typed === undefined) return undefined
    const later = setTimeout(async () => {
      const [{ keepPastedText }] = await Promise.all([import('./keep-text.ts'), loadDevice()])
      keepPastedText(typed)
    }, KEEP_AFTER)
    return () => clearTimeout(later)
  }, [typed])
  return [typed ?? drafts.paste?.text ?? '', setTyped] as const
}

const readList = (text: string): void => goToPage('', { sheet: 'paste', text })

/** What is pasted anywhere on the page, and not into a field of it, goes into the box: that has the focus before it comes. */
function usePastedAnywhere(box: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    function pressed({ target, key, ctrlKey, metaKey }: globalThis.KeyboardEvent): void {
      const isField = target instanceof Element && target.closest('input, textarea, [role=dialog]')
      if (key.toLowerCase() === 'v' && (ctrlKey || metaKey) && !isField) box.current?.focus()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [box])
}

/** Where a recipe is pasted or written. */
function RecipeBox({ device }: Pick<Props, 'device'>) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useBox(device)
  const [isAsked, setAsked] = useState(false)
  const isDesk = !useTouch()
  function take(next: string): void {
    setText(next)
    readList(next)
  }
  function write(next: string, isPasted: boolean): void {
    setAsked(false)
    if (next.trim() !== '' && (isPasted || comesAtOnce(text, next))) take(next)
    else setText(next)
  }
  function read(): void {
    if (text.trim() !== '') take(text)
    else {
      setAsked(true)
      box.current?.focus()
    }
  }
  function pressed(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) read()
  }
  usePastedAnywhere(box)
  return (
    <>
      <div className={visitCss.box}>
        <textarea
          ref={box}
          // biome-ignore lint/a11y/noAutofocus: it is what the page is for; a telephone would bring its keypad up.
          autoFocus={isDesk}
          aria-label={say.placeholder}
          aria-describedby={isAsked ? 'empty-recipe' : undefined}
          placeholder={say.placeholder}
          value={text}
          onChange={({ target, nativeEvent }) =>
            write(target.value, (nativeEvent as InputEvent).inputType === 'insertFromPaste')
          }
          onKeyDown={pressed}
        />
        <button type="button" className="button primary" onClick={read}>
          {say.read}
        </button>
      </div>
      <p id="empty-recipe" role="status" className={visitCss.empty}>
        {isAsked ? say.empty : null}
      </p>
    </>
  )
}

/** Until there is a formula of one's own, above everything: what it is for, where to put one's own, and one to look at of each craft. */
export function FirstVisit({ workshop, device }: Props) {
  const words = useThumb() ? say.brief : exampleNames
  return (
    <section className={visitCss.visit} data-part="first-visit" aria-label={say.label}>
      <p className={visitCss.sentence}>{say.sentence}</p>
      <RecipeBox device={device} />
      <div className={visitCss.ways}>
        <p>
          {say.or}{' '}
          <button
            type="button"
            className={visitCss.way}
            onClick={() => {
              workshop.open(blankFormulaOf(workshop.formula.craft))
              // The button goes with the door.
              document.getElementById('contenido')?.focus()
            }}
          >
            {say.blank}
          </button>
          {' · '}
          <PageLink to="importar" className={visitCss.way}>
            {say.import}
          </PageLink>
        </p>
        <div className={visitCss.examples}>
          <span className="muted">{say.look}</span>
          {craftIds.map((craft) => (
            <button
              key={craft}
              type="button"
              className={visitCss.example}
              data-craft={craft}
              aria-current={craft === workshop.formula.craft ? 'true' : undefined}
              onClick={() => workshop.choose(craft)}
            >
              {words[craft]}
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}
