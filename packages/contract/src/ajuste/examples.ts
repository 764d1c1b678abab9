/** Formulas that need work, as a maker would send them. */

export const heladoAjuste = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 520 },
    { name: 'Nata 35%', grams: 180 },
    { name: 'Azúcar', grams: 260 },
    { name: 'Leche en polvo desnatada', grams: 40 },
    { name: 'Pasta de avellana', grams: 80 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ],
  despensa: ['Dextrosa', 'Inulina'],
}

export const panaderiaAjuste = {
  type: 'brioche',
  ingredients: [
    { name: 'Harina de fuerza', grams: 500 },
    { name: 'Huevo', grams: 200, pieza: 50 },
    { name: 'Leche', grams: 100 },
    { name: 'Mantequilla', grams: 20 },
    { name: 'Azúcar', grams: 80 },
    { name: 'Levadura fresca', grams: 20 },
    { name: 'Sal', grams: 9 },
  ],
}

export const pasteleriaAjuste = {
  type: 'crema_pastelera',
  ingredients: [
    { name: 'Leche entera', grams: 1000 },
    { name: 'Azúcar', grams: 420 },
    { name: 'Yema', grams: 160 },
    { name: 'Maicena', grams: 80 },
    { name: 'Vainilla en pasta', grams: 4 },
  ],
  objetivos: { kcal_100g: { max: 190 } },
}

export const turronAjuste = {
  type: 'jijona',
  ingredients: [
    { ingrediente: 'almendra_tostada', peso: 500 },
    { ingrediente: 'miel', peso: 150, precio: 9 },
    { ingrediente: 'azucar', peso: 330 },
    { ingrediente: 'clara', peso: 20 },
  ],
  objetivo: 'menor_coste',
  nivel: 'mejor',
}

export const cacaoAjuste = {
  type: 'leche',
  ingredients: [
    { ingrediente: 'pasta_cacao', peso: 120 },
    { ingrediente: 'manteca_cacao', peso: 150 },
    { ingrediente: 'azucar', peso: 530 },
    { ingrediente: 'leche_entera_polvo', peso: 195 },
    { ingrediente: 'lecitina', peso: 5 },
  ],
}
