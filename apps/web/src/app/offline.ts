import { pageLanguage } from '../format/page-speech.ts'

/** The service worker that keeps the app on the device: registered once the page has nothing else to do. */

/** Calls back when a newer version is ready, with what puts it in place. */
export async function keepOffline(onUpdate: (update: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('./sw.js', { scope: './' })

  const offer = (worker: ServiceWorker | null): void => {
    // The first one to be installed replaces nothing.
    if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return
    onUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      worker.postMessage('update')
    })
  }
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => offer(installing))
  })
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep-all')
  if (pageLanguage() !== 'es') active?.postMessage(`keep-${pageLanguage()}`)
}
