import { lazy, Suspense, useEffect } from 'react'
import { useSharing } from '../library/sharing/use-sharing.ts'
import { loadDevice, useDevice } from '../library/use-device.ts'
import { type PageAddress, usePage } from '../routes/use-page.ts'
import { loadingText } from '../words/es/shell.ts'
import { weighingPlaces as say } from '../words/es/weighing.ts'
import { AppMasthead, type AppPlaces } from './masthead.tsx'
import { SharingState } from './sharing-state.tsx'
import * as shellCss from './shell.module.css'

const TodayPage = lazy(() => import('../features/production/today-page.tsx').then((it) => ({ default: it.TodayPage })))
const TodayBlock = lazy(() =>
  import('../features/production/today-page.tsx').then((it) => ({ default: it.TodayBlock })),
)
const FormulasToWeigh = lazy(() =>
  import('../features/kitchen/formulas-to-weigh.tsx').then((it) => ({ default: it.FormulasToWeigh })),
)
const BatchesPage = lazy(() =>
  import('../features/batches/batches-page.tsx').then((it) => ({ default: it.BatchesPage })),
)
const SharingPage = lazy(() =>
  import('../features/sharing/sharing-page.tsx').then((it) => ({ default: it.SharingPage })),
)
const ClashCard = lazy(() => import('../views/clash.tsx').then((it) => ({ default: it.ClashCard })))

const PLACES: AppPlaces = [
  ['', 'day', '', say.today],
  ['formulas', 'book', '', say.formulas],
  ['hornadas', 'pot', '', say.batches],
  ['compartir', 'share', '', say.share],
]

/** Over what is weighed, that others have changed it at once; the page of the share says it by itself. */
function Clashes() {
  const { clashing, mine } = useSharing()
  return clashing.map((one) => <ClashCard key={one.id} clashing={one} mine={mine?.name} />)
}

function OnPage({ page }: { readonly page: PageAddress }) {
  const device = useDevice()
  if (page === 'formulas') return <FormulasToWeigh device={device} />
  if (page === 'hornadas') return <BatchesPage device={device} />
  if (page === 'compartir') return <SharingPage today={<TodayBlock device={device} />} />
  return <TodayPage device={device} />
}

/** The app of a device with the key «solo pesar». It has no page that shows a price, or that changes a formula. */
export function WeighingApp() {
  const page = usePage()
  const place = PLACES.find(([one]) => one === page)?.[0] ?? ''
  useEffect(() => {
    // Whoever needs it asks again.
    loadDevice().catch(() => undefined)
  }, [])
  return (
    <div className={shellCss.app} data-part="app" data-page={place}>
      <AppMasthead places={PLACES} place={place}>
        <SharingState />
      </AppMasthead>
      <main id="contenido" tabIndex={-1}>
        <Suspense fallback={<p className="loading">{loadingText}</p>}>
          {place === 'compartir' ? null : <Clashes />}
          <OnPage page={place} />
        </Suspense>
      </main>
    </div>
  )
}
