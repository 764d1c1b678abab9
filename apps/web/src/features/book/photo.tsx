import { useEffect, useRef } from 'react'
import { photoOfFormula } from '../../library/commands/photos.ts'
import * as bookCss from './book.module.css'

interface Props {
  readonly id: string
  readonly label: string
  readonly size: number
  /** Another one each time that pictures have changed. */
  readonly stamp: ReadonlySet<string>
}

/** The picture of a formula, drawn: the policy of the page lets no address in but its own. */
export function FormulaPhoto({ id, label, size, stamp }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stamp is another picture.
  useEffect(() => {
    let gone = false
    async function draw(): Promise<void> {
      const photo = await photoOfFormula(id)
      const image = photo && (await createImageBitmap(photo).catch(() => undefined))
      const target = canvas.current
      if (!image || !target || gone) return
      const side = Math.min(image.width, image.height)
      target.width = target.height = size * Math.ceil(devicePixelRatio)
      // The middle of it, as a square.
      const [x, y] = [(image.width - side) / 2, (image.height - side) / 2]
      target.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, target.width, target.height)
      image.close()
    }
    void draw()
    return () => {
      gone = true
    }
  }, [id, size, stamp])
  return <canvas ref={canvas} className={bookCss.photo} role="img" aria-label={label} data-size={size} />
}
