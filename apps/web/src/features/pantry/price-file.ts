import { fileReadingWords as say } from '../../words/es/import.ts'
import type { PriceFileQuestion, PriceFileReply } from './price-file-protocol.ts'

/** The lines of a tariff that is a file, as they would be pasted; or why it cannot be read. */
export async function readPriceFile(file: File): Promise<PriceFileReply> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const worker = new Worker(new URL('./price-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<PriceFileReply>) => resolve(data)
      worker.onerror = () => resolve({ is: 'refused', why: say.broken })
      worker.postMessage({ bytes, name: file.name } satisfies PriceFileQuestion)
    })
  } finally {
    worker.terminate()
  }
}
