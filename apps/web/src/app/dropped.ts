/** A file let go anywhere in the app; the place that is made for it takes its own. */

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Tells of each file; without it the browser would leave the app to show it. */
export function onDropped(take: (file: File) => void): () => void {
  function over(event: DragEvent): void {
    if (hasFiles(event)) event.preventDefault()
  }
  function drop(event: DragEvent): void {
    if (event.defaultPrevented || !hasFiles(event)) return
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (file) take(file)
  }
  addEventListener('dragover', over)
  addEventListener('drop', drop)
  return () => {
    removeEventListener('dragover', over)
    removeEventListener('drop', drop)
  }
}
