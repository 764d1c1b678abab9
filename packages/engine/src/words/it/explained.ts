import type { EveryExplained } from '../en/explained.ts'
import { italianNorms } from './explained-norms.ts'

/** How figures are worked out and why their ranges are what they are: for who asks for an explanation. */
export const italianExplained: EveryExplained = {
  reasons: {
    fuente: (n) =>
      `Ciò che i libri del tipo danno per normale${n > 0 ? `, confrontato con ${n} formule pubblicate` : ''}.`,
    datos: (n) =>
      n > 0
        ? `Ciò che fanno ${n} formule pubblicate, con il margine della loro famiglia.`
        : 'Il margine della sua famiglia: non ci sono ancora formule pubblicate.',
    oficio: (n) =>
      `Giudizio del mestiere, senza fonte da citare${n > 0 ? `; le ${n} formule lette rientrano, o quasi` : ''}.`,
    shown: () => 'Si mostra come riferimento e non decide il verdetto.',
  },
  per: (counted, by) => `g di ${counted} per ${by}`,
  /** «g de … por …»: what is counted, and what it is counted by. */
  counted: {
    almendra: 'mandorle',
    'almidón (en maicena)': 'amido (come amido di mais)',
    'almidón y 0,15 veces la yema': 'amido e 0,15 volte il tuorlo',
    arroz: 'riso',
    'avellana molida': 'nocciole macinate',
    azúcar: 'zucchero',
    'azúcar glas': 'zucchero a velo',
    'azúcar, miel, glucosa y dextrosa, como se pesan': 'zucchero, miele, glucosio e destrosio, come si pesano',
    'azúcares sin lactosa': 'zuccheri senza lattosio',
    'azúcares, dextrinas, lactosa y polioles': 'zuccheri, destrine, lattosio e polioli',
    'azúcares, sólidos de jarabe y polioles, sin lactosa ni los que traen el cacao y los frutos secos':
      'zuccheri, solidi degli sciroppi e polioli, senza lattosio né quelli del cacao e della frutta secca',
    'agua de todos los ingredientes': 'acqua di tutti gli ingredienti',
    'agua que entra con ingredientes húmedos': 'acqua che entra con ingredienti umidi',
    'agua y leche': 'acqua e latte',
    'barquillo, feuilletine, galleta o cereal inflado': 'cialda, feuilletine, biscotto o cereali soffiati',
    'cacao seco desgrasado': 'cacao secco sgrassato',
    chocolate: 'cioccolato',
    'chocolate e ingredientes de cacao': 'cioccolato e ingredienti di cacao',
    'chocolate y dos veces el cacao': 'cioccolato e due volte il cacao',
    clara: 'albume',
    'extracto seco de leche, nata o mantequilla, sin suero ni lactosa añadida':
      'estratto secco di latte, panna o burro, senza siero né lattosio aggiunto',
    'fruto seco': 'frutta secca',
    'frutos secos': 'frutta secca',
    fruta: 'frutta',
    'gelatina seca': 'gelatina secca',
    grasa: 'grassi',
    'grasa de laminar': 'grassi da sfoglia',
    'grasa de leche, nata o mantequilla': 'grassi di latte, panna o burro',
    'grasa equivalente de la manteca de cacao (illipé, palma, sal, shea, kokum o mango)':
      'grassi equivalenti al burro di cacao (illipe, palma, sal, karité, kokum o mango)',
    'grasa láctea': 'grassi del latte',
    'grasa láctea y sólidos lácteos no grasos': 'grassi del latte e solidi del latte non grassi',
    'grasas que no son de cacao, leche, fruto seco ni de las seis autorizadas':
      'grassi che non sono di cacao, latte o frutta secca né dei sei ammessi',
    'harina o almidón': 'farina o amido',
    'harina y almidón': 'farina e amido',
    'harina y huevo': 'farina e uova',
    huevo: 'uova',
    'impulsor (bicarbonato × 3)': 'lievito chimico (bicarbonato × 3)',
    leche: 'latte',
    lecitina: 'lecitina',
    'manteca de cacao': 'burro di cacao',
    'manteca de cacao y cacao seco desgrasado': 'burro di cacao e cacao secco sgrassato',
    'manteca de cacao y grasa láctea': 'burro di cacao e grassi del latte',
    'manteca de cacao, grasa láctea y otras grasas (fruto seco, lecitina, vegetales)':
      'burro di cacao, grassi del latte e altri grassi (frutta secca, lecitina, vegetali)',
    'manteca y cacao seco desgrasado': 'burro di cacao e cacao secco sgrassato',
    mantequilla: 'burro',
    'mantequilla, aceite y otras grasas': 'burro, olio e altri grassi',
    mascarpone: 'mascarpone',
    nata: 'panna',
    'nata dulce o ácida': 'panna dolce o acida',
    'nata y huevo': 'panna e uova',
    'otras materias comestibles': 'altre sostanze commestibili',
    'otras materias comestibles y lácteos': 'altre sostanze commestibili e latticini',
    'pasas, fruta confitada y trozos de chocolate': 'uvetta, canditi e pezzi di cioccolato',
    'pasta, manteca, polvo y nibs a su peso, y del cacao de las coberturas':
      'pasta, burro, polvere e granella di cacao al loro peso, e del cacao delle coperture',
    pectina: 'pectina',
    polioles: 'polioli',
    queso: 'formaggio',
    sal: 'sale',
    yema: 'tuorlo',
    zanahoria: 'carote',
    'zumo ácido': 'succo acido',
    'ácido cítrico o tartárico, y 0,06 veces el zumo de limón o lima':
      'acido citrico o tartarico, e 0,06 volte il succo di limone o lime',
  },
  countedBy: {
    '100 g de azúcares sin lactosa': '100 g di zuccheri senza lattosio',
    '100 g de azúcares y agua añadida': '100 g di zuccheri e acqua aggiunta',
    '100 g de azúcares, dextrinas, lactosa, polioles y agua': '100 g di zuccheri, destrine, lattosio, polioli e acqua',
    '100 g de base sin la mantequilla': '100 g di base senza il burro',
    '100 g de base sin la nata, la gelatina ni su agua': '100 g di base senza la panna, la gelatina e la sua acqua',
    '100 g de chocolate y dos veces el cacao': '100 g di cioccolato e due volte il cacao',
    '100 g de fruta': '100 g di frutta',
    '100 g de fruto seco': '100 g di frutta secca',
    '100 g de fruto seco y harina': '100 g di frutta secca e farina',
    '100 g de harina y almidón': '100 g di farina e amido',
    '100 g de mantequilla': '100 g di burro',
    '100 g de masa': '100 g di impasto',
    '100 g de masa sin ella': '100 g di impasto senza di essi',
    '100 g de producto': '100 g di prodotto',
    '100 g de producto acabado con 17,5 % de agua': '100 g di prodotto finito con il 17,5 % di acqua',
    '100 g de producto acabado con 30 % de agua': '100 g di prodotto finito con il 30 % di acqua',
    '100 g de producto sin otras materias comestibles (RD 1055/2003, ap. 4)':
      '100 g di prodotto senza altre sostanze commestibili (RD 1055/2003, punto 4)',
    '100 g de producto sin otras materias comestibles ni lácteos (RD 1055/2003, ap. 4)':
      '100 g di prodotto senza altre sostanze commestibili né latticini (RD 1055/2003, punto 4)',
    '100 g de queso': '100 g di formaggio',
    '100 g de receta': '100 g di ricetta',
    '1 g de agua de todos los ingredientes': '1 g di acqua di tutti gli ingredienti',
    '1 g de azúcares sin lactosa': '1 g di zuccheri senza lattosio',
    '1 g de azúcares y grasa': '1 g di zuccheri e grassi',
    '1 g de clara': '1 g di albume',
    '1 g de fruto seco': '1 g di frutta secca',
    '1 g de grasa': '1 g di grassi',
    '1 g de huevo': '1 g di uova',
    '1 g de nata, leche, agua y fruta': '1 g di panna, latte, acqua e frutta',
    '1 g de zumo ácido': '1 g di succo acido',
    'litro de leche': 'litro di latte',
    'litro de leche y nata': 'litro di latte e panna',
  },
  formulas: {
    'factores del anexo XIV: grasa 37, hidratos 17, proteína 17, polialcoholes 10 (eritritol 0), fibra 8, alcohol 29, ácidos orgánicos 13 kJ/g':
      'fattori dell’allegato XIV: grassi 37, carboidrati 17, proteine 17, polioli 10 (eritritolo 0), fibre 8, alcol 29, acidi organici 13 kJ/g',
    'factores del anexo XIV: grasa 9, hidratos 4, proteína 4, polialcoholes 2,4 (eritritol 0), fibra 2, alcohol 7, ácidos orgánicos 3 kcal/g':
      'fattori dell’allegato XIV: grassi 9, carboidrati 4, proteine 4, polioli 2,4 (eritritolo 0), fibre 2, alcol 7, acidi organici 3 kcal/g',
    'grasa total por 100 g de producto': 'grassi totali per 100 g di prodotto',
    'ácidos grasos saturados por 100 g de producto': 'acidi grassi saturi per 100 g di prodotto',
    'azúcares, polialcoholes, almidón y dextrinas por 100 g de producto, sin la fibra':
      'zuccheri, polioli, amido e destrine per 100 g di prodotto, senza le fibre',
    'monosacáridos y disacáridos por 100 g de producto, con la lactosa':
      'monosaccaridi e disaccaridi per 100 g di prodotto, con il lattosio',
    'fibra alimentaria por 100 g de producto': 'fibre alimentari per 100 g di prodotto',
    'nitrógeno × 6,25 por 100 g de producto (anexo I)': 'azoto × 6,25 per 100 g di prodotto (allegato I)',
    'sodio × 2,5 por 100 g de producto (anexo I)': 'sodio × 2,5 per 100 g di prodotto (allegato I)',
    'temperatura a la que la mezcla se puede servir: la que deja helada entre el 76 % (−10,6 °C) y el 64 % (−12,5 °C) del agua, según los gramos equivalentes de sacarosa por gramo de agua, menos un quinto de lo que endurecen el cacao y los frutos secos (0,9 × manteca de cacao + 1,8 × cacao seco desgrasado + 1,4 × grasa de fruto seco)':
      'temperatura a cui la miscela si può servire: quella che lascia congelato tra il 76 % (−10,6 °C) e il 64 % (−12,5 °C) dell’acqua, secondo i grammi equivalenti di saccarosio per grammo d’acqua, meno un quinto di quanto induriscono il cacao e la frutta secca (0,9 × burro di cacao + 1,8 × cacao secco sgrassato + 1,4 × grassi della frutta secca)',
    'dulzor de cada azúcar y edulcorante por 100 g de mezcla, con la sacarosa a 100':
      'dolcezza di ogni zucchero ed edulcorante per 100 g di miscela, con il saccarosio a 100',
    'azúcares por 100 g de mezcla, con los sólidos de los jarabes (DE 20 o más) y sin la lactosa, que va en SLNG':
      'zuccheri per 100 g di miscela, con i solidi degli sciroppi (DE 20 o più) e senza il lattosio, che va negli SLNG',
    'grasa láctea y de cualquier otro origen por 100 g de mezcla':
      'grassi del latte e di ogni altra origine per 100 g di miscela',
    'sólidos lácteos no grasos (lactosa, proteína y sales de la leche) por 100 g de mezcla':
      'solidi del latte non grassi (lattosio, proteine e sali del latte) per 100 g di miscela',
    'azúcares + grasa + SLNG + otros sólidos por 100 g de mezcla':
      'zuccheri + grassi + SLNG + altri solidi per 100 g di miscela',
    '100 menos los sólidos totales': '100 meno i solidi totali',
    'energía por 100 g de mezcla, con los factores del anexo XIV del Reglamento (UE) 1169/2011':
      'energia per 100 g di miscela, con i fattori dell’allegato XIV del Regolamento (UE) 1169/2011',
    'euros por 100 g de mezcla, con el precio de cada ingrediente en €/kg':
      'euro per 100 g di miscela, con il prezzo di ogni ingrediente in €/kg',
    'poder anticongelante de cada ingrediente por 100 g de mezcla, con la sacarosa a 100 y sin las sales de la leche':
      'potere anticongelante di ogni ingrediente per 100 g di miscela, con il saccarosio a 100 e senza i sali del latte',
    'agua libre, la real de leche, huevo, mantequilla y miel, y la de los prefermentos, por 100 de harina total; sin la humedad de la harina ni el agua de la levadura o de los tropezones':
      'acqua libera, quella reale di latte, uova, burro e miele, e quella dei prefermenti, su 100 di farina totale; senza l’umidità della farina né l’acqua del lievito o delle sospensioni',
    'sal añadida a la masa (también la de mantequilla salada o masa fermentada) por 100 de harina total':
      'sale aggiunto all’impasto (anche quello del burro salato o della pasta di riporto) su 100 di farina totale',
    'levadura tal como se pesa, por 100 de harina total; su rango es el de la fresca dividido por la fuerza de la que llevas (instantánea 3, seca activa 2,5, líquida 0,65; una mezcla, en proporción)':
      'lievito come si pesa, su 100 di farina totale; il suo intervallo è quello del fresco diviso per la forza del tuo (istantaneo 3, secco attivo 2,5, liquido 0,65; una miscela, in proporzione)',
    'peso de masa madre, poolish, biga o esponja por 100 de harina total, la suya incluida':
      'peso di lievito madre, poolish, biga o lievitino su 100 di farina totale, la sua compresa',
    'grasa real de cada ingrediente por 100 de harina total, sin la de la harina ni la de los tropezones':
      'grassi reali di ogni ingrediente su 100 di farina totale, senza quelli della farina né delle sospensioni',
    'azúcares añadidos y dextrinas de los jarabes por 100 de harina total, sin lactosa, que la levadura no fermenta':
      'zuccheri aggiunti e destrine degli sciroppi su 100 di farina totale, senza lattosio, che il lievito non fermenta',
    'g por 100 g de masa: la fórmula no lleva harina': 'g per 100 g di impasto: la formula non ha farina',
    'mono y disacáridos, lactosa incluida, por 100 g de receta':
      'mono- e disaccaridi, lattosio compreso, per 100 g di ricetta',
    'grasa de todos los ingredientes por 100 g de receta': 'grassi di tutti gli ingredienti per 100 g di ricetta',
    'proteína por 100 g de receta': 'proteine per 100 g di ricetta',
    'agua de todos los ingredientes por 100 g de receta': 'acqua di tutti gli ingredienti per 100 g di ricetta',
    '100 menos el agua y el alcohol': '100 meno l’acqua e l’alcol',
    'dulzor de cada azúcar y edulcorante por 100 g de receta, con la sacarosa a 100':
      'dolcezza di ogni zucchero ed edulcorante per 100 g di ricetta, con il saccarosio a 100',
    'energía por 100 g de receta, con los factores del anexo XIV del Reglamento (UE) 1169/2011':
      'energia per 100 g di ricetta, con i fattori dell’allegato XIV del Regolamento (UE) 1169/2011',
    'euros por kg de receta, con el precio de cada ingrediente en €/kg':
      'euro per kg di ricetta, con il prezzo di ogni ingrediente in €/kg',
    'estimación: Norrish con los azúcares, polioles, alcohol y sales disueltos en el agua que no retienen el cacao, la proteína, los frutos secos y el almidón':
      'stima: Norrish con gli zuccheri, i polioli, l’alcol e i sali sciolti nell’acqua che non trattengono il cacao, le proteine, la frutta secca e l’amido',
    'g de fruta por kg cuando llega a 60 °Brix: 1000 × fruta ÷ (azúcares ÷ 0,6)':
      'g di frutta per kg quando arriva a 60 °Brix: 1000 × frutta ÷ (zuccheri ÷ 0,6)',
    'almendra por 100 de producto acabado sin oblea ni coberturas; en los tipos que se tuestan, la almendra ya tostada':
      'mandorle su 100 di prodotto finito senza ostia né coperture; nei tipi che si tostano, le mandorle già tostate',
    'miel de abeja tal como se pesa, por 100 de producto acabado':
      'miele d’api come si pesa, su 100 di prodotto finito',
    'azúcar (sacarosa) tal como se pesa y el declarado en pralinés y mazapanes, por 100 de producto acabado':
      'zucchero (saccarosio) come si pesa e quello dichiarato in pralinati e marzapani, su 100 di prodotto finito',
    'jarabe de glucosa, azúcar invertido, dextrosa y otros jarabes tal como se pesan, por 100 de producto acabado':
      'sciroppo di glucosio, zucchero invertito, destrosio e altri sciroppi come si pesano, su 100 di prodotto finito',
    'miel entre azúcar más jarabes; falta si la fórmula no lleva ni uno ni otros':
      'miele diviso zucchero più sciroppi; manca se la formula non ha né l’uno né gli altri',
    'grasa de todos los ingredientes por 100 de producto acabado':
      'grassi di tutti gli ingredienti su 100 di prodotto finito',
    'proteína por 100 de producto acabado, con el factor de nitrógeno de cada tabla (5,18 en la almendra)':
      'proteine su 100 di prodotto finito, con il fattore di azoto di ogni tabella (5,18 per le mandorle)',
    'agua que queda en frutos secos y añadidos más el agua residual de la fase cocida, que depende del tipo, por 100 de producto acabado':
      'acqua che resta in frutta secca e aggiunte più l’acqua residua della fase cotta, che dipende dal tipo, su 100 di prodotto finito',
    'cenizas por 100 de producto acabado': 'ceneri su 100 di prodotto finito',
    'mono y disacáridos de todos los ingredientes por 100 de producto acabado':
      'mono- e disaccaridi di tutti gli ingredienti su 100 di prodotto finito',
    'almendra y demás frutos secos y semillas por 100 de producto acabado':
      'mandorle e altra frutta secca e semi su 100 di prodotto finito',
    'frutos secos, coco, fruta seca, café, yema seca, cacao de los chocolates y sólidos de leche por 100 de producto acabado':
      'frutta secca, cocco, frutta essiccata, caffè, tuorlo secco, cacao dei cioccolati e solidi del latte su 100 di prodotto finito',
    'yema de huevo en equivalente seco por 100 de producto acabado (la fresca cuenta 0,46)':
      'tuorlo in equivalente secco su 100 di prodotto finito (quello fresco conta 0,46)',
    'clara de huevo en equivalente fresco por 100 de producto acabado (en polvo cuenta 7,4)':
      'albume in equivalente fresco su 100 di prodotto finito (in polvere conta 7,4)',
    'almidón de harinas, féculas, galletas, patata o boniato por 100 de producto acabado':
      'amido di farine, fecole, biscotti, patate o patate dolci su 100 di prodotto finito',
    'energía con los factores del anexo XIV, sin el alcohol que se evapora al cocer, por 100 g de producto acabado':
      'energia con i fattori dell’allegato XIV, senza l’alcol che evapora in cottura, per 100 g di prodotto finito',
    'precio de todos los ingredientes por kg de producto acabado, oblea y coberturas incluidas':
      'prezzo di tutti gli ingredienti per kg di prodotto finito, ostia e coperture comprese',
    'peso acabado, con oblea, por 100 de ingredientes; no descuenta lo que se queda en el cazo':
      'peso finito, con ostia, su 100 di ingredienti; non toglie ciò che resta nella casseruola',
    'frutos secos y añadidos en uso, materia seca de la fase cocida con su agua residual, y oblea':
      'frutta secca e aggiunte come si usano, materia secca della fase cotta con la sua acqua residua, e ostia',
    'azúcares totales y polioles por 100 de producto acabado: la parte dulce que define un turrón':
      'zuccheri totali e polioli su 100 di prodotto finito: la parte dolce che fa un torrone',
    'suma de almendra y yema seca por 100 de producto acabado':
      'somma di mandorle e tuorlo secco su 100 di prodotto finito',
    'lo que no es almendra, miel, azúcares, polioles, edulcorantes, clara, agua, oblea ni aditivo, por 100 de producto acabado':
      'ciò che non è mandorla, miele, zuccheri, polioli, edulcoranti, albume, acqua, ostia né additivo, su 100 di prodotto finito',
    'frutos secos que no son almendra por 100 de producto acabado':
      'frutta secca che non è mandorla su 100 di prodotto finito',
    'mantequilla, manteca y aceites tal como se pesan, por 100 de producto acabado':
      'burro, strutto e oli come si pesano, su 100 di prodotto finito',
    'lo que no es almendra cruda y pelada, azúcares, miel, agua ni aditivo, por 100 de producto acabado: yema, cacao, fruta, leche, grasa, almendra tostada…':
      'ciò che non è mandorla cruda e pelata, zuccheri, miele, acqua né additivo, su 100 di prodotto finito: tuorlo, cacao, frutta, latte, grassi, mandorle tostate…',
    'coco por 100 de producto acabado': 'cocco su 100 di prodotto finito',
    'energía por 100 g de producto, con los factores del anexo XIV del Reglamento (UE) 1169/2011':
      'energia per 100 g di prodotto, con i fattori dell’allegato XIV del Regolamento (UE) 1169/2011',
    'euros por kg de producto, con el precio de cada ingrediente en €/kg':
      'euro per kg di prodotto, con il prezzo di ogni ingrediente in €/kg',
    'estimación orientativa: Norrish con los azúcares, polioles, alcohol y sales disueltos en el agua que no retienen el cacao, la proteína láctea y los frutos secos':
      'stima indicativa: Norrish con gli zuccheri, i polioli, l’alcol e i sali sciolti nell’acqua che non trattengono il cacao, le proteine del latte e la frutta secca',
  },
  norms: italianNorms,
  sources: {
    calculated: 'Miscela di altre righe del catalogo, con la formula',
    'cap-patissier': 'Schede del CAP Pâtissier e tabelle di scuole francesi',
    'cfp-ensp': 'Norme CFP/ENSP, in un formulario francese aperto',
    'domson-academy': 'Domson Academy, formule di cioccolato e confetteria',
    'dragees-trade': 'Guide del commercio francese dei confetti (e-citynet, mariagealannee)',
    estimate: 'Stima ragionata',
    'eu-tolerances-2012': 'Commissione europea, guida sulle tolleranze e l’arrotondamento (dicembre 2012)',
    'general-literature': 'Letteratura generale, non verificata di nuovo',
    'goff-hartel-icecream': 'Goff e Hartel, Ice Cream, 7ª ed. (2013); tabella 3.2 dell’8ª ed.',
    'hull-2010': 'Hull, Glucose Syrups (2010), appendice C',
    obrador: 'Obrador, decisione tecnica propria',
    'published-chocolate': 'Formule e schede pubblicate di cioccolato, citate una per una nel corpus del cioccolato',
    'published-doughs': 'Formule pubblicate di autori e scuole, citate una per una nel corpus del pane',
    'published-pastry': 'Formule pubblicate di autori e scuole, citate una per una nel corpus della pasticceria',
    'published-turron': 'Formule pubblicate di torrone e marzapane, citate una per una nel corpus',
    'pure-compound': 'Composto puro; per gli additivi, limiti di purezza del Reg. (UE) 231/2012 non riletti',
    stoichiometry: 'Stechiometria della formula chimica',
    'trade-data': 'Scheda tecnica, etichetta o formula commerciale tipica, non verificata di nuovo',
  },
}
