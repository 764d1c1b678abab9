import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { CraftId } from '../model/formula.ts'
import { PageWidgets } from '../ui/page-widgets.tsx'
import { kitchenWords as say } from '../words/es/kitchen.ts'
import * as kitchenCss from './kitchen.module.css'

interface Props {
  readonly craft: CraftId
  readonly title: string
  /** What is made of it, and how much. */
  readonly lead: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The whole screen for the scale: nothing else is looked at. */
export const KitchenRoom = ({ craft, title, lead, onClose, children }: Props) => (
  <PageWidgets>
    <ModalOverlay
      className={kitchenCss.veil}
      data-part="kitchen-veil"
      isOpen
      onOpenChange={(open) => open || onClose()}
      data-craft={craft}
    >
      <Modal>
        <Dialog className={kitchenCss.kitchen}>
          <div className={kitchenCss.room}>
            <header className={kitchenCss.head} data-part="kitchen-head">
              <div>
                <Heading slot="title">{title}</Heading>
                <p>{lead}</p>
              </div>
              <button type="button" className="button" onClick={onClose}>
                {say.close}
              </button>
            </header>
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  </PageWidgets>
)
