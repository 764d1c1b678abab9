import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { action, expectNoSideways, oneSizeInTheGate, plain, serve, sizes, textOf } from './browser.ts'

/** A day's batch: weigh → finish → measure → card → book, with its lots both ways. */

const served = serve()

type Lines = readonly (readonly [name: string, grams: number])[]
const FRESA: Lines = [
  ['Fresa', 500],
  ['Agua', 250],
  ['Azúcar', 145],
  ['Dextrosa', 60],
  ['Glucosa en polvo DE 38', 40],
  ['Neutro para sorbetes 5', 5],
]
const BASE: Lines = [
  ['Leche entera', 600],
  ['Nata 35%', 150],
  ['Azúcar', 125],
  ['Dextrosa', 50],
  ['Leche en polvo desnatada', 45],
  ['Glucosa en polvo DE 38', 25],
  ['Neutro para cremas 5', 5],
]
const PAN: Lines = [
  ['Harina de fuerza', 1000],
  ['Agua', 680],
  ['Sal', 18],
  ['Levadura fresca', 6],
]

/** Puts a formula on the table of its craft and opens the bench. */
async function lay(page: Page, craft: string, type: string, name: string, lines: Lines, steps: readonly string[] = []) {
  await page.evaluate(
    ([id, value]) => {
      localStorage.setItem('obrador.greeted', 'true')
      localStorage.setItem('obrador.craft', JSON.stringify(id))
      localStorage.setItem(`obrador.formula.${id}`, value)
    },
    [
      craft,
      JSON.stringify({
        craft,
        type,
        name,
        lines: lines.map(([called, grams], at) => ({ id: `l${at}`, name: called, grams, locked: false })),
        given: {},
        batch: {},
        ...(steps.length > 0 && { steps }),
      }),
    ] as const,
  )
  await page.goto(served.address)
}

async function weighAll(page: Page, count: number): Promise<void> {
  // At the thumb of a telephone it comes a moment later.
  await page.getByRole('button', { name: 'Pesar', exact: true }).filter({ visible: true }).first().waitFor()
  await action(page, 'Pesar').click()
  const kitchen = page.getByRole('dialog')
  for (let line = 0; line < count; line++) await kitchen.getByRole('button', { name: 'Pesado', exact: true }).click()
  await kitchen.getByText('Todo pesado').waitFor()
}

const card = (page: Page) => page.locator('[data-part=batch-card]')
const told = async (page: Page): Promise<string> => plain(await card(page).textContent())

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('a day of an ice cream maker: weak strawberries, mended, in the book, traced both ways', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options, '/healthz')
    await lay(page, 'helado', 'sorbete_agua', 'Sorbete de fresa', FRESA, ['Reposa 4 h en frío', 'Manteca 8 min'])
    await weighAll(page, FRESA.length)
    await page.getByRole('checkbox', { name: 'Reposa 4 h en frío' }).check()
    await page.getByRole('button', { name: 'Empezar 8 min' }).click()
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^[78]:\d\d/)
    await page.getByRole('button', { name: 'Terminada' }).click()
    await page.getByRole('heading', { name: '¿Qué has medido?' }).waitFor()
    // On its own keys; a forgotten comma is asked about.
    const keys = page.getByRole('group', { name: 'Teclas de cifras' })
    const tap = async (figures: string): Promise<void> => {
      for (const key of figures)
        await keys.getByRole('button', { name: key === ',' ? 'Coma' : key, exact: true }).click()
    }
    await tap('9998')
    await keys.getByRole('button', { name: 'Borrar la última cifra' }).click()
    await page.getByLabel('°Brix de la mezcla').focus()
    await tap('264')
    await page.getByRole('button', { name: 'Un refractómetro no pasa de 95: ¿26,4?' }).click()
    expect(await page.getByLabel('Peso acabado').inputValue()).toBe('999')
    expect(await page.getByLabel('°Brix de la mezcla').inputValue()).toBe('26,4')
    expect((await keys.getByRole('button', { name: '5', exact: true }).boundingBox())?.height).toBeGreaterThanOrEqual(
      60,
    )
    await page.getByText('Lotes de lo que has usado').click()
    await page.getByLabel('Lote de Fresa').fill('L12')
    await expectNoSideways(page)
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await card(page).waitFor()
    expect(await told(page)).toContain('La mezcla va floja de azúcar.')
    expect(await told(page)).toContain('10 g de dextrosa')
    expect(await told(page)).toContain('El lote de Fresa58 de 100')
    await expectNoSideways(page)
    // What to do now is above the fold, and goes on the scale.
    const now = await page.getByRole('region', { name: 'Ahora' }).boundingBox()
    expect((now?.y ?? 0) + (now?.height ?? 0)).toBeLessThan(700)
    await page.getByRole('button', { name: 'Añadir ahora' }).click()
    expect(plain(await page.locator('[data-part=kitchen-now-grams]').last().textContent())).toContain('10 g')
    await page.getByRole('button', { name: 'Pesado', exact: true }).click()
    await page.getByRole('button', { name: 'Añadido', exact: true }).click()
    await page.getByText('Añadido.').waitFor()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText(/^Hornada L\d{6}-1 guardada\.$/).waitFor()
    // Its label bears its lot.
    await page.locator('[data-part=toast]').getByRole('button', { name: 'Etiqueta' }).click()
    await page.getByRole('heading', { name: 'Preparar etiqueta' }).waitFor()
    const lot = await page.getByLabel('Lote', { exact: true }).inputValue()
    expect(lot).toMatch(/^L\d{6}-1$/)
    expect(plain(await page.locator('[data-part=label-paper]').first().textContent())).toContain(`Lote ${lot}`)
    await expectNoSideways(page)
    await page.getByRole('link', { name: 'Hornada', exact: true }).click()
    await page.getByText('1 hornada: 0 cuadran.').waitFor()
    // From a lot to its labels, and from a label to its lots.
    const recall = page.locator('[data-part=recall]')
    await recall.getByRole('button', { name: /L12.*1 hornada/ }).click()
    await recall.getByRole('heading', { name: 'Con la fresa L12 hiciste 1 hornada.' }).waitFor()
    await recall.getByText('Ver el dibujo').click()
    const trace = page.locator('[data-part=trace]')
    await trace.getByRole('button', { name: /^Fresa\s*L12/ }).click()
    await trace.getByText('Con Fresa, lote L12, hiciste 1 hornada.').waitFor()
    await trace.getByText('Desde una etiqueta').click()
    await trace.getByRole('button', { name: new RegExp(`^${lot}`) }).click()
    await trace.getByText(`La etiqueta ${lot} lleva 1 lote.`).waitFor()
    await trace.getByLabel('Piezas que han salido').fill('12')
    await trace.getByLabel('A qué empresa va').fill('Bar Nuria, albarán 118')
    await trace.getByText('A otra empresa: Bar Nuria, albarán 118. Lo demás, en tu tienda.').waitFor()
    await trace.getByText('Desde un lote').click()
    await trace.getByRole('button', { name: /^Fresa\s*L12/ }).click()
    await trace.getByText('Con Fresa, lote L12, hiciste 1 hornada y 12 piezas.').waitFor()
    await recall.getByRole('heading', { name: 'Con la fresa L12 hiciste 1 hornada y 12 piezas.' }).waitFor()
    await expectNoSideways(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV', exact: true }).click(),
    ])
    expect(await textOf(download)).toContain('Fresa;L12;500')
    // Deleted, and back again.
    await page.getByRole('button', { name: `Más de la hornada ${lot}` }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await page.getByText('Aún no hay hornadas.').waitFor()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText('1 hornada: 0 cuadran.').waitFor()
  })

  it('asks for what was forgotten, and mends it', { tags: ['nightly'] }, async () => {
    const page = await served.open(options, '/healthz')
    await lay(page, 'helado', 'base', 'Base blanca', BASE)
    await weighAll(page, BASE.length)
    await page.getByRole('button', { name: 'Terminada' }).click()
    await page.getByLabel('Peso acabado').fill('950')
    await page.getByLabel('°Brix de la mezcla').fill('30,2')
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await card(page).waitFor()
    expect(await told(page)).toContain('Falta algo.')
    await page.getByRole('button', { name: /Olvidé Leche en polvo desnatada.*64 de 100/ }).click()
    await expect.poll(() => told(page)).toContain('Olvidaste la leche en polvo desnatada. Se arregla.')
    expect(await told(page)).toContain('45 g de leche en polvo desnatada')
  })

  it('a day of a baker: thirsty flour, its mixer and its oven', { tags: ['nightly'] }, async () => {
    const page = await served.open(options, '/healthz')
    await lay(page, 'panaderia', 'pan_comun', 'Hogaza', PAN)
    await weighAll(page, PAN.length)
    await page.getByRole('button', { name: 'Terminada' }).click()
    for (const more of ['+ Temperatura de la masa', '+ Peso ya horneado'])
      await page.getByRole('button', { name: more }).click()
    await page.getByLabel('Agua de más al amasar').fill('35')
    await page.getByLabel('Temperatura de la masa').fill('26,4')
    await page.getByLabel('Peso ya horneado').fill('1414')
    const degrees = page.getByRole('group', { name: 'A qué temperatura estaban' })
    await degrees.getByLabel('Harina').fill('22')
    await degrees.getByLabel('Obrador').fill('23')
    await degrees.getByLabel('Agua').fill('14')
    await page.getByText('Lotes de lo que has usado').click()
    await page.getByLabel('Lote de Harina de fuerza').fill('H-2291')
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await card(page).waitFor()
    const said = await told(page)
    expect(said).toContain('Esta harina bebe.')
    expect(said).toContain('con este saco, 708 g de agua')
    expect(said).toContain('Tu amasadora calienta 19,5 °C (± 3,1), no 17; para 24 °C, agua a 7,5.')
    expect(said).toContain('Tu horno quita un 18,6 % (± 1,2).')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText(/guardada\.$/).waitFor()
    await page.goto(`${served.address}/hornadas`)
    await page.getByRole('button', { name: /H-2291.*1 hornada/ }).click()
    await page.getByRole('heading', { name: 'Con la harina de fuerza H-2291 hiciste 1 hornada.' }).waitFor()
    const taller = page.locator('[data-part=own-workshop]')
    await taller.getByText('19,5 °C', { exact: true }).waitFor()
    // Of one batch there is nothing to compare yet.
    expect(await taller.getByRole('img').count()).toBe(0)
    // Proposed, used, and forgotten: never by itself.
    await taller.getByRole('button', { name: 'Usar en la mesa' }).click()
    await taller.getByText('Propuesto para la mesa: fricción 19,5 °C.').waitFor()
    await taller.getByRole('button', { name: 'Usar', exact: true }).click()
    await page.getByText('La mesa cuenta desde ahora con lo tuyo.').waitFor()
    await taller.getByRole('button', { name: 'Olvidar…' }).click()
    await page.getByRole('menuitem', { name: 'Amasadora, calienta' }).click()
    await expect.poll(() => taller.getByText('Amasadora, calienta').count()).toBe(0)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await taller.getByText('Amasadora, calienta').waitFor()
    // The sack that is open, and another.
    await page.goto(`${served.address}/lotes`)
    const sack = page.locator('[data-part=lot-row]').filter({ hasText: 'Harina de fuerza' })
    expect(plain(await sack.textContent())).toMatch(/H-2291 · abierto hoy.*bebe: \+2,8 ± 1,5 puntos/)
    await sack.getByRole('button', { name: /^He abierto otro/ }).click()
    await sack.getByLabel('Lote del nuevo').fill('H-2300')
    await sack.getByRole('button', { name: 'Abierto', exact: true }).click()
    await sack.getByText('H-2300 · abierto hoy').waitFor()
    expect(plain(await sack.textContent())).toContain('aún no sé nada de él')
  })

  it('only notes where nothing was measured, and the card comes with sixty batches behind', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options, '/healthz')
    await lay(page, 'helado', 'sorbete_agua', 'Sorbete de fresa', FRESA)
    await weighAll(page, FRESA.length)
    await page.getByRole('button', { name: 'Terminada' }).click()
    await page.getByLabel('Peso acabado').fill('1000')
    await page.getByLabel('°Brix de la mezcla').fill('27,4')
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText(/guardada\.$/).waitFor()
    await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((done, failed) => {
        const asked = indexedDB.open('obrador')
        asked.onsuccess = () => done(asked.result)
        asked.onerror = () => failed(asked.error)
      })
      const store = db.transaction('batches', 'readwrite').objectStore('batches')
      const all = await new Promise<{ id: string; at: string }[]>((done) => {
        const asked = store.getAll()
        asked.onsuccess = () => done(asked.result)
      })
      const [first] = all
      for (let one = 0; first && one < 60; one++)
        store.put({ ...first, id: `copy ${one}`, at: `2026-01-01T00:00:${one}` }, `copy ${one}`)
      db.close()
    })
    await page.goto(served.address)
    await weighAll(page, FRESA.length)
    await page.getByRole('button', { name: 'Terminada' }).click()
    await page.getByLabel('Peso acabado').fill('1000')
    await page.getByLabel('°Brix de la mezcla').fill('27,3')
    // The first look reads sixty batches; whoever corrects a figure has them already.
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await card(page).waitFor()
    await page.getByRole('button', { name: 'Volver a medir' }).click()
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await card(page).waitFor()
    expect(await told(page)).toContain('Cuadra.')
    await page.getByRole('button', { name: 'Volver a medir' }).click()
    await page.getByRole('button', { name: 'Nada, solo apuntar' }).click()
    await expect.poll(() => told(page)).toContain('Apuntada. Con una medida, la próxima saldrá mejor calculada.')
  })

  it('a ganache with its aw, a turrón cooked too long, a couverture with its sheet', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options, '/healthz')
    const GANACHE: Lines = [
      ['Cobertura negra 60 %', 450],
      ['Nata 35%', 330],
      ['Azúcar invertido', 80],
      ['Mantequilla', 70],
    ]
    await lay(page, 'pasteleria', 'ganache_negro', 'Ganache', GANACHE)
    await weighAll(page, GANACHE.length)
    await page.getByRole('button', { name: 'Terminada' }).click()
    await page.getByRole('button', { name: '+ Actividad de agua' }).click()
    await page.getByLabel('Actividad de agua').fill('0,918')
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await card(page).waitFor()
    let said = await told(page)
    expect(said).toContain('Algo más húmeda de lo que calculo.')
    expect(said).toContain('Esperaba 0,895 ± 0,022 y has leído 0,918.')
    expect(said).toContain('No es un ingrediente: o tu medidor o mi cuenta van 0,018 altos.')
    expect(said).toContain('Para la fecha manda lo medido: 0,915 ± 0,008')

    const TURRON: Lines = [
      ['Almendra Marcona', 600],
      ['Miel', 200],
      ['Azúcar', 170],
      ['Clara de huevo', 20],
    ]
    // What is left keeps its table: another one is laid once it is gone.
    await page.goto(`${served.address}/healthz`)
    await lay(page, 'turron', 'alicante', 'Turrón duro', TURRON)
    await weighAll(page, TURRON.length)
    await page.getByRole('button', { name: 'Terminada' }).click()
    await page.getByLabel('Peso acabado').fill('925')
    await page.getByLabel('Humedad').fill('2,0')
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await card(page).waitFor()
    said = await told(page)
    expect(said).toContain('Se ha pasado un poco de cocción.')
    expect(said).toContain('El agua no se devuelve: este lote saldrá más vidrioso; pártelo fino o guárdalo para moler.')
    expect(said).toMatch(/La próxima: fuera del fuego a \d+ °C \(esta vez rondó los \d+\)/)
    expect(await page.getByRole('button', { name: 'Añadir ahora' }).count()).toBe(0)

    const BOMBON: Lines = [
      ['Cobertura 70%', 400],
      ['Nata 35%', 300],
      ['Azúcar invertido', 60],
      ['Mantequilla', 60],
    ]
    // What is left keeps its table: another one is laid once it is gone.
    await page.goto(`${served.address}/healthz`)
    await lay(page, 'cacao', 'bombon', 'Bombón', BOMBON)
    await weighAll(page, BOMBON.length)
    await page.getByRole('button', { name: 'Terminada' }).click()
    await page.getByRole('button', { name: '+ De la ficha de un ingrediente' }).click()
    await page.getByLabel('Qué dice la ficha o el instrumento de esto solo').last().selectOption('grasa')
    await page.getByLabel('Lo que dice').fill('44')
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await card(page).waitFor()
    said = await told(page)
    expect(said).toMatch(/Apuntado para la cobertura.*: 44 % de grasa, 1,5 más de lo normal\./)
    expect(said).toMatch(/ahora se sabe con ± 0,\d \(antes ± 2(?:,\d)?\)/)
  })
})
