import {
  ALL_ALLERGENS,
  allergenNames,
  componentLabels,
  describeIngredient,
  type IngredientDescription,
  ingredientCatalogue,
  searchRows,
} from '@obrador/engine'
import { useDeferredValue, useEffect, useState } from 'react'
import { countText, eurosText, numberWithUnit } from '../../format/numbers.ts'
import { numberText, shownName, shownTerm } from '../../format/page-speech.ts'
import { shownRows } from '../../reading/shown-rows.ts'
import { useDocument } from '../../routes/use-page.ts'
import { FactList } from '../../ui/facts.tsx'
import * as pageCss from '../../ui/page.module.css'
import { catalogueWords as say } from '../../words/es/pages.ts'
import * as catalogueCss from './catalogue.module.css'
import '../../ui/style/controls.css'

const PAGE = 60

function Sheet({ ingredient }: { readonly ingredient: IngredientDescription }) {
  const { nombre, alias, composicion, kcal_100g, fuente, alergenos, precio, nota } = ingredient
  const allergens = ALL_ALLERGENS.filter((id) => alergenos.includes(id)).map((id) => shownTerm(allergenNames[id]))
  const grade = say.grades[fuente.grado as keyof typeof say.grades]
  return (
    <article className={`card ${catalogueCss.ingredientSheet}`} aria-label={shownName(nombre)}>
      <h2 className="serif">{shownName(nombre)}</h2>
      {alias.length > 0 ? (
        <p className="muted">
          {say.aliases}: <span translate="no">{alias.join(', ')}</span>
        </p>
      ) : null}
      <h3>{say.composition}</h3>
      <FactList
        facts={Object.entries(composicion).map(([key, value]) => [
          shownTerm(componentLabels[key] ?? key),
          numberWithUnit(value, 'g', 2),
        ])}
      />
      <FactList
        facts={[
          [say.energy, numberWithUnit(kcal_100g, 'kcal', 0)],
          [say.allergens, allergens.length > 0 ? allergens.join(', ') : say.noAllergens],
          [say.price, `${eurosText(precio.eur_kg)}/kg · ${shownTerm(precio.fecha)}`],
          [say.grade, `${fuente.grado} · ${grade}`],
        ]}
      />
      <p data-part="sources">
        <strong>{say.source}</strong> {fuente.titulo}
        {fuente.detalle === undefined ? '' : ` (${fuente.detalle})`}
      </p>
      {nota === undefined ? null : (
        <p className="muted">
          {say.note}: <span lang="es">{nota}</span>
        </p>
      )}
    </article>
  )
}

/** Everything that the engine knows, with where each figure comes from. */
export function CatalogueTab() {
  const [text, setText] = useState('')
  const [most, setMost] = useState(PAGE)
  const [chosen, setChosen] = useState<string>()
  const asked = useDocument()
  // Who comes for one of them, from the search, finds it open.
  useEffect(() => setChosen(asked), [asked])
  const found = shownRows(searchRows, useDeferredValue(text))
  const ingredient = ingredientCatalogue.find(({ id }) => id === chosen)
  return (
    <div className={`${pageCss.page} ${catalogueCss.page}`} data-chosen={ingredient ? true : undefined}>
      <p className="muted" data-part="catalogue-intro">
        {say.intro(countText(ingredientCatalogue.length))}
      </p>
      <div className={catalogueCss.catalogue}>
        <section className={`card ${catalogueCss.list}`} aria-label={say.results}>
          <label className="field">
            {say.search}
            <input
              type="search"
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setMost(PAGE)
              }}
            />
          </label>
          <p className="muted" aria-live="polite">
            {found.length > 0 ? say.found(found.length) : say.none}
          </p>
          <ul>
            {found.slice(0, most).map(({ id, name, composition }) => (
              <li key={id}>
                <button
                  type="button"
                  className={catalogueCss.item}
                  data-part="catalogue-item"
                  aria-pressed={id === chosen}
                  onClick={() => setChosen(id)}
                >
                  <span>{shownName(name)}</span>
                  <span className="muted figure">{say.water(numberText(composition.water, 0))}</span>
                </button>
              </li>
            ))}
          </ul>
          {found.length > most ? (
            <button type="button" className="button" onClick={() => setMost(most + PAGE)}>
              {say.more}
            </button>
          ) : null}
        </section>
        <div className={catalogueCss.sheet} aria-live="polite">
          {ingredient ? (
            <>
              <button
                type="button"
                className={`button quiet ${catalogueCss.back}`}
                onClick={() => setChosen(undefined)}
              >
                {say.back}
              </button>
              <Sheet ingredient={describeIngredient(ingredient)} />
            </>
          ) : (
            <p className={`muted ${catalogueCss.placeholder}`}>{say.choose}</p>
          )}
        </div>
      </div>
    </div>
  )
}
