import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { day as say } from '../messages/production.ts'
import { loading } from '../messages/shell.ts'
import { Icon } from '../parts/icons.tsx'
import type { Device } from '../state/use-device.ts'
import { useOver } from '../state/use-over.ts'
import type { Workshop } from '../state/use-workshop.ts'
import { AtHandCard } from './at-hand-card.tsx'
import { emptyDay, productOf } from './day.ts'
import { MiseCard } from './mise-card.tsx'
import { ProductsCard } from './products-card.tsx'
import { RoomCard } from './room-card.tsx'
import { ShoppingCard } from './shopping-card.tsx'
import { changeDay, useWorkedOut } from './use-day.ts'
import { titleOf } from './written.ts'
import '../style/panels.css'
import '../style/pages.css'
import '../style/print.css'
import '../style/production.css'

const AddSheet = lazy(() => import('./add-sheet.tsx').then((it) => ({ default: it.AddSheet })))

interface Props {
  readonly workshop: Workshop
  readonly device: Device
}

const PARTS = ['what', 'mise', 'buy'] as const
type Part = (typeof PARTS)[number]
type Sheets = 'all' | 'buy'

function Plan({ workshop, device }: Props) {
  // The same until somebody begins one: what is worked out depends on it.
  const [blank] = useState(emptyDay)
  const day = device.day ?? blank
  const worked = useWorkedOut(day, device)
  const [part, setPart] = useState<Part>(day.products.length > 0 ? 'mise' : 'what')
  const [added, setAdded] = useState<string>()
  const [prints, setPrints] = useState<Sheets>('all')
  const over = useOver<'add'>(() => undefined)
  const production = day.products.length > 0 ? worked?.production : undefined
  const title = titleOf(day.date)

  function print(sheets: Sheets): void {
    // What is printed is what is there when the browser looks.
    flushSync(() => setPrints(sheets))
    window.print()
  }

  const sheet = over.opened ? (
    <Suspense>
      <AddSheet
        saved={device.saved}
        craft={workshop.formula.craft}
        onChoose={(saved) => {
          const product = productOf(saved)
          changeDay((now) => ({ ...now, products: [...now.products, product] }))
          setAdded(product.id)
          setPart('what')
          over.close()
        }}
        onClose={over.close}
      />
    </Suspense>
  ) : null

  if (day.products.length === 0) {
    return (
      <div className="page day-page">
        <header className="page-head">
          <h1>{say.empty}</h1>
          <p>{say.emptyHelp}</p>
        </header>
        <ProductsCard day={day} device={device} worked={worked} added={added} onAdd={() => over.open('add')} />
        {sheet}
      </div>
    )
  }
  return (
    <div className="page day-page" data-part={part} data-prints={prints}>
      <header className="day-head">
        <div>
          <h1>{title}</h1>
          <p className="lead" aria-live="polite">
            {production
              ? say.summary(
                  production.productos.length,
                  production.hacer.length,
                  production.productos.reduce((sum, { piezas }) => sum + piezas, 0),
                )
              : null}
          </p>
        </div>
        <button type="button" className="button" disabled={!production} onClick={() => print('all')}>
          <Icon name="print" />
          {say.print}
        </button>
      </header>
      <fieldset className="choices day-parts">
        <legend className="unseen">{say.parts}</legend>
        {PARTS.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="day-part" checked={part === one} onChange={() => setPart(one)} />
            {say[one]}
          </label>
        ))}
      </fieldset>
      <div className="day-columns">
        <div className="day-what">
          <ProductsCard day={day} device={device} worked={worked} added={added} onAdd={() => over.open('add')} />
          <RoomCard day={day} production={production} />
          <AtHandCard day={day} production={production} />
        </div>
        <MiseCard day={day} title={title} worked={worked} />
        <ShoppingCard
          day={day}
          title={title}
          prices={device.prices}
          production={production}
          onPrint={() => print('buy')}
        />
      </div>
      {sheet}
    </div>
  )
}

/** From «36 for Saturday» to what to weigh and what to buy. */
export const ProductionPage = (props: Props) =>
  props.device.isRead ? <Plan {...props} /> : <p className="loading">{loading}</p>
