import { classes, type Said } from './safety.ts'

/** What is put together with others fills a pastry: then the colder of both is its temperature (RD 1021/2022, art. 4.1). */
export function asFilling<Told extends Pick<Said, 'temperatura'> & { readonly frase: string }>(told: Told): Told {
  const [either, colder] = [classes[1].temperatura, classes[3].temperatura]
  return told.temperatura === either
    ? { ...told, temperatura: colder, frase: told.frase.replace(either, colder) }
    : told
}
