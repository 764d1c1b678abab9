import type { AppWords } from '../app-words.ts'
import * as advice from './advice.ts'
import * as balance from './balance.ts'
import * as balancer from './balancer.ts'
import * as batchBook from './batch-book.ts'
import * as bench from './bench.ts'
import * as book from './book.ts'
import * as choices from './choices.ts'
import * as clashes from './clashes.ts'
import * as clock from './clock.ts'
import * as colophon from './colophon.ts'
import * as coming from './coming.ts'
import * as copy from './copy.ts'
import * as cost from './cost.ts'
import * as counter from './counter.ts'
import * as desk from './desk.ts'
import * as doubt from './doubt.ts'
import * as embed from './embed.ts'
import * as engine from './engine.ts'
import * as firstVisit from './first-visit.ts'
import * as imports from './import.ts'
import * as kitchen from './kitchen.ts'
import * as label from './label.ts'
import * as labelDesk from './label-desk.ts'
import * as lots from './lots.ts'
import * as made from './made.ts'
import * as madeBatch from './made-batch.ts'
import * as map from './map.ts'
import * as menu from './menu.ts'
import * as norms from './norms.ts'
import * as origin from './origin.ts'
import * as packets from './packets.ts'
import * as pages from './pages.ts'
import * as panels from './panels.ts'
import * as pantry from './pantry.ts'
import * as paste from './paste.ts'
import * as picker from './picker.ts'
import * as piece from './piece.ts'
import * as production from './production.ts'
import * as published from './published.ts'
import * as recall from './recall.ts'
import * as results from './results.ts'
import * as row from './row.ts'
import * as sack from './sack.ts'
import * as search from './search.ts'
import * as sharing from './sharing.ts'
import * as sheets from './sheets.ts'
import * as shell from './shell.ts'
import * as thumbBar from './thumb-bar.ts'
import * as unsaved from './unsaved.ts'
import * as usual from './usual.ts'
import * as volume from './volume.ts'
import * as weighing from './weighing.ts'
import * as workbook from './workbook.ts'

/** Everything that the app says, in Italian. */
export const italianAppWords: AppWords = {
  ...advice,
  ...balance,
  ...balancer,
  ...batchBook,
  ...bench,
  ...book,
  ...choices,
  ...clashes,
  ...clock,
  ...colophon,
  ...coming,
  ...copy,
  ...cost,
  ...counter,
  ...desk,
  ...doubt,
  ...embed,
  ...engine,
  ...firstVisit,
  ...imports,
  ...kitchen,
  ...label,
  ...labelDesk,
  ...lots,
  ...made,
  ...madeBatch,
  ...map,
  ...menu,
  ...norms,
  ...origin,
  ...packets,
  ...pages,
  ...panels,
  ...pantry,
  ...paste,
  ...picker,
  ...piece,
  ...production,
  ...published,
  ...recall,
  ...results,
  ...row,
  ...sack,
  ...search,
  ...sharing,
  ...sheets,
  ...shell,
  ...thumbBar,
  ...unsaved,
  ...usual,
  ...volume,
  ...weighing,
  ...workbook,
}
