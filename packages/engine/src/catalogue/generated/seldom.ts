// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const NAMES: string = `=grasa
sebo_vacuno|Grasa de vacuno (sebo)|sebo|grasa bovina|grasa vacuna|grasa de vaca|grasa de pella|>beef tallow|>sego bovino
=cereal
cuscus|Cuscús|>couscous|cous cous
amaranto|Amaranto|kiwicha|huautli
=fruta
lulo|Lulo (naranjilla)|naranjilla
uchuva|Uchuva (physalis)|aguaymanto|physalis|alquequenje|uvilla|cape gooseberry|golden berry|alchechengi
tamarindo|Tamarindo (pulpa)|tamarind|tamarin
tomate_arbol|Tomate de árbol (tamarillo)|tomate de árbol|>tamarillo|sachatomate
carambola|Carambola|>starfruit|carambolo
feijoa|Feijoa|guayaba del brasil
kumquat|Kumquat|quinoto|naranja enana
yaca|Yaca (jaca)|jaca|>jackfruit|panapén
mamey|Mamey (zapote rojo)|zapote|zapote mamey|zapote rojo|sapote
nispero|Níspero|níspero japonés|>loquat|níspora|>nespola del Giappone
sauco|Baya de saúco|elderberry|sureau|>bacche di sambuco
platano_macho|Plátano macho|>plantain|plátano de cocinar|plátano verde|plátano hartón|>platano da cuocere
=verdura
yuca|Yuca (mandioca) fresca|yuca fresca|yuca rallada|yuca cocida|cassava
champinon|Champiñón|~seta|~mushroom|xampinyó|~portobello|~funghi|~hongo|>button mushrooms|>funghi champignon
berenjena|Berenjena|>aubergine|eggplant|albergínia|>melanzana
alcachofa|Alcachofa|alcaucil|>artichoke|>carciofo|carxofa
rucula|Rúcula|arugula|>rucola|roqueta|rocket
perejil|Perejil|>parsley|julivert|>prezzemolo
puerro|Puerro|>leek|>porro|poro
=condimento
jamon_cocido|Jamón cocido|jamón york|jamón dulce|jamón de york|>prosciutto cotto|>cooked ham|pernil dolç|ham|jambon blanc|jambon cuit
alcaparra|Alcaparras|>capers|tàpera|cappero
=fibra
fibra_cereal|Fibra de avena o trigo|~fibra de avena|~fibra de trigo|fibra di cereali
=confiteria
masa_filo|Masa filo|pasta filo|~masa brick|~pasta brick|phyllo|filo|>filo pastry`

export const KINDS: string = `ev;usda-sr28: 04001A;;N !A
abenpqsvx;usda-sr28: 20028A;gluten;!J
abefnqsvx;usda-sr28: 20001A;;!I?
abefghqrs;usda-sr28: 09450A
abefghqrs;usda-sr28: 09138C
abeghqrsvx;usda-sr28: 09322C
abefghpqrs;general-literatureC
abefghqsv;usda-sr28: 09060A
abefghqrsv;usda-sr28: 09334A
abefghqsvx;usda-sr28: 09149A
abefghnqsv;usda-sr28: 09144A
abefghpqsvx;usda-sr28: 09314A
abefghpqrsv;usda-sr28: 09174C
abeghpqrsvx;usda-sr28: 09088C
abefghnqsvx;usda-sr28: 09277A
abefghnqsvx;usda-sr28: 11134A;;!0p
abeghpqsvx;usda-sr28: 11260A
abefghqsv;usda-sr28: 11209A
abefghpqsvx;usda-sr28: 11007A
abeghqsvx;usda-sr28: 11959A
abeghpqsvx;usda-sr28: 11297A
abefghpqsvx;usda-sr28: 11246A
abepsvx;usda-sr28: 07028A;;N !D?EZgfa
abeghpqsvx;usda-sr28: 02054A
abeqsv;trade-dataC;gluten
abefnqsvx;usda-sr28: 18338A;gluten;!A?D?Egfchk`

export const FIGURES: string = `2.5 100 49.8
2.5 8.56 12.76 .64 71.4 1.03 5 .62 .12 .03
6 11.29 13.56 7.02 1.69 56.86 6.7 2.88 1.46 .01
6 93.05 .44 .22 1.5 1.1 1.14 1.1 1.06 .39
14 85.4 1.9 .7 3.7 2 2 2 1.5 .8
8 31.4 2.8 .6 28 14 5.1 15.4 2.7 .27 .07
7 87 1.9 .4 1.2 1.2 1.3 1.1 3.3 1.7 .9
8 91.38 1.04 .33 .6 1.7 1.68 2.8 .52 .02
9 83.28 .71 .42 2.93 2.32 2.95 6.4 .61 .38 .1
8 80.85 1.88 .86 3.2 2.9 3.26 6.5 .52 .1 .03
9 73.46 1.72 .64 .42 9.48 9.18 2.67 1.5 .94 .2
9 64.87 1.45 .46 7 6.5 6.64 6.56 5.4 1.12 .17 .02
3.5 86.73 .43 .2 1 3 5 .5 1.7 .94 .5 .04
10 79.8 .66 .5 4 4 2.1 7 1.3 .64 .02 .02
2.5 65.28 1.3 .37 8 3.6 3.4 14.59 2.3 1.17 .14 .01
2.5 59.68 1.36 .28 1.2 .25 .25 34.56 1.8 .62 .07 .04
4 92.45 3.09 .34 1.5 .2 .56 1 .85 .05 .01
2 92.3 .98 .18 .26 1.58 1.54 3 .66 .03
4 84.94 3.27 .15 .6 .2 .19 4.12 5.4 1.13 .04 .24
9 91.71 2.58 .66 1.05 1 1.6 1.4 .09 .07
8 87.71 2.97 .79 .5 .35 2.18 3.3 2.2 .13 .14
2 83 1.5 .3 1.5 1.2 1.2 8.45 1.8 1.05 .04 .05
8 75.03 16.93 3.5 .97 4.02 1.11 3.29
9 83.85 2.36 .86 .2 .21 1.28 3.2 8.04 .23 6.92
5 6 1 .5 90 2.5 .1
6 32.6 7.1 6 .18 50.52 1.9 1.6 1.47 1.21`

export const MIXTURES: string = `mantecado|Polvorón o mantecado|galleta|!AD|3|harina 40 manteca_cerdo 24 azucar_glas 24 almendra_molida 12|~polvorón|~polvorones|~mantecado|~mantecados
lentejas_chocolate|Lentejas de chocolate con leche grageadas|confiteria|!A?D|4|cob_leche 55 azucar 45|lacasito|lacasitos|smarties|grageas de chocolate|lentejas de chocolate de colores|>sugar-coated milk chocolate lentils|>lenticchie di cioccolato al latte confettate
arroz_inflado_malteado|Arroz inflado malteado|cereal|!D|1|arroz_inflado 92 azucar 4 jarabe_malta 3 sal 1|arroz inflado malteado|>malted puffed rice|>riso soffiato al malto
cruasan|Cruasán de mantequilla|galleta|!A?D|4|harina_fuerza 50 mantequilla 25 leche_entera 18 azucar 7 huevo_entero 3 sal 1 agua -10|cruasán|~croissant|~medialuna|~cuernito
brioche|Brioche|galleta|!A?D|4|harina_fuerza 48 huevo_entero 24 mantequilla 22 azucar 6 leche_entera 6 sal 1 agua -10|brioche|pan brioche`
