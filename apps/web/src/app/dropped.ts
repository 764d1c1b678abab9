import { goToPage } from '../routes/use-page.ts'

/** A file let go anywhere in the app; the place that is made for it takes its own. */

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Gives each file to the page that imports, for as long as the app is there; without it the browser would leave the app to show it. */
export function takeDropped(give: (file: File) => void): void {
  document.addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault()
  })
  document.addEventListener('drop', (event) => {
    if (event.defaultPrevented || !hasFiles(event)) return
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (!file) return
    give(file)
    goToPage('importar')
  })
}
