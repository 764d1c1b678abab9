import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { CraftId } from '../model/formula.ts'
import { dialogWords as say } from '../words/es/sheets.ts'
import { DecorativeIcon } from './icons.tsx'
import { PageWidgets } from './page-widgets.tsx'
import * as sheetCss from './sheet.module.css'

interface Props {
  readonly title: string
  /** What belongs to no craft has the ink for its accent. */
  readonly craft?: CraftId
  readonly wide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What opens over the bench: a dialog that keeps the focus, closes with Escape and gives the focus back. */
export function DialogSheet({ title, craft, wide, onClose, children }: Props) {
  return (
    <PageWidgets>
      <ModalOverlay
        className={sheetCss.veil}
        data-part="veil"
        isOpen
        isDismissable
        onOpenChange={(open) => open || onClose()}
        data-craft={craft}
      >
        <Modal className={wide ? `${sheetCss.modal} ${sheetCss.modalWide}` : sheetCss.modal}>
          <Dialog className={sheetCss.dialog}>
            <header className={sheetCss.dialogHead}>
              <Heading slot="title">{title}</Heading>
              <button type="button" className="icon-button" aria-label={say.close} onClick={onClose}>
                <DecorativeIcon name="close" />
              </button>
            </header>
            <div className={sheetCss.dialogBody}>{children}</div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </PageWidgets>
  )
}
