/** The catalogue whole, for whoever keeps it elsewhere, and what others call its rows. */
export { type OfficialIds, officialIdsOf } from '../catalogue/ids.ts'
export {
  catalogueCsv,
  type OpenCatalogue,
  type OpenIngredient,
  openCatalogue,
  openIngredient,
} from '../craft/open-data.ts'
