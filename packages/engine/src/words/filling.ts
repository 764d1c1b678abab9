/** «8 °C o menos (4 °C o menos si rellena un pastel)»: words of the scale that have two temperatures. */
const EITHER = /\d+ °C o menos \((\d+ °C o menos) si rellena un pastel\)/

/** What is put together with others fills a pastry: then the colder of both is its temperature (RD 1021/2022, art. 4.1). */
export const asFilling = <Told extends { readonly temperatura: string; readonly frase: string }>(told: Told): Told => ({
  ...told,
  temperatura: told.temperatura.replace(EITHER, '$1'),
  frase: told.frase.replace(EITHER, '$1'),
})
