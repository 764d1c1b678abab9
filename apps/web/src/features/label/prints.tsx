import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type LabelPaperSize, labelsPerPage, pageOfPaper } from '../../model/paper.ts'
import { usePageRule } from '../../ui/use-page-rule.ts'
import * as labelCss from './label.module.css'

interface Props {
  readonly paper: LabelPaperSize
  /** mm, of the label as it is. */
  readonly height: number
  readonly copies: number
  readonly children: ReactNode
}

/** The copies are there only while they are printed. */
function useIsPrinting(): boolean {
  const [is, setIs] = useState(false)
  useEffect(() => {
    const begin = (): void => flushSync(() => setIs(true))
    const end = (): void => setIs(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return is
}

const inRows = (count: number, size: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / size) }, (_, at) => Math.min(size, count - at * size))

/** As many labels as there are copies, each on its page or so many on a sheet. */
export function PrintedLabels({ paper, height, copies, children }: Props) {
  const page = pageOfPaper(paper, height)
  // The page of paper is as large as the label.
  usePageRule(`size: ${page.width}mm ${page.height}mm; margin: 0`)
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  const { across = 1 } = paper
  return (
    <div className={labelCss.prints} data-part="label-prints" aria-hidden="true">
      {inRows(copies, labelsPerPage(paper)).map((labels, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages are all the same.
          key={at}
          className={labelCss.pageOf}
          style={{ gridTemplateColumns: `repeat(${across}, ${paper.width}mm)` }}
        >
          {Array.from({ length: labels }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so are the labels.
            <div key={place}>{children}</div>
          ))}
        </div>
      ))}
    </div>
  )
}
