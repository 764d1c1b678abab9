import type { AppWords } from '../app-words.ts'
import type { italianAtOnce } from './at-once.ts'
import * as balance from './balance.ts'
import * as balancer from './balancer.ts'
import * as batchBook from './batch-book.ts'
import * as choices from './choices.ts'
import * as clashes from './clashes.ts'
import * as clock from './clock.ts'
import * as cost from './cost.ts'
import * as counter from './counter.ts'
import * as desk from './desk.ts'
import * as embed from './embed.ts'
import * as imports from './import.ts'
import * as kitchen from './kitchen.ts'
import * as label from './label.ts'
import * as labelDesk from './label-desk.ts'
import * as lots from './lots.ts'
import * as made from './made.ts'
import * as madeBatch from './made-batch.ts'
import * as map from './map.ts'
import * as menu from './menu.ts'
import * as packets from './packets.ts'
import * as pages from './pages.ts'
import * as pantry from './pantry.ts'
import * as paste from './paste.ts'
import * as piece from './piece.ts'
import * as production from './production.ts'
import * as recall from './recall.ts'
import * as sack from './sack.ts'
import * as sharing from './sharing.ts'
import * as sheets from './sheets.ts'
import * as unsaved from './unsaved.ts'
import * as weighing from './weighing.ts'
import * as workbook from './workbook.ts'

/** Everything else that the app says in Italian: what is in neither does not compile. */
export const italianLater: Omit<AppWords, keyof typeof italianAtOnce> = {
  ...balance,
  ...balancer,
  ...batchBook,
  ...choices,
  ...clashes,
  ...clock,
  ...cost,
  ...counter,
  ...desk,
  ...embed,
  ...imports,
  ...kitchen,
  ...label,
  ...labelDesk,
  ...lots,
  ...made,
  ...madeBatch,
  ...map,
  ...menu,
  ...packets,
  ...pages,
  ...pantry,
  ...paste,
  ...piece,
  ...production,
  ...recall,
  ...sack,
  ...sharing,
  ...sheets,
  ...unsaved,
  ...weighing,
  ...workbook,
}
