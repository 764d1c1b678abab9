/**
 * How much one purchase of an ingredient differs from the next: standard deviation between batches, brands and seasons sold
 * under its name, g per 100 g. Derived from USDA FoodData Central and SR28 (SD between samples), from product labels of
 * Open Food Facts (ODbL; interquartile range / 1.349), from legal limits and specifications (half a tolerance) and, where
 * nothing else is known, from the class of the ingredient; see docs/ciencia/duda.md and NOTICE.
 *
 * A line: id, grade (A official data with n, B law, specification, labels or a close food, C estimate of its class), what a
 * maker can measure, correlation of the components that move freely, SD of dry matter that no table splits; then the SD of
 * water, fat, sugars, protein, starch, fibre, salt and alcohol (those left out are 0). `~` is the component that closes the
 * balance, `resto` says that dry matter no table splits does; a pair with a correlation of its own is written `a/b=r`.
 */
export const SPREAD = `
leche_entera A grasa .2 0 ~ .126 .12 .105 0 0 .0159
leche_semidesnatada A grasa .17 0 ~ .065 .13 .166 0 0 .014
leche_desnatada A grasa .41 0 ~ .01 .13 .15 0 0 .00778
leche_cabra B grasa .6 .405 ~ .362 .168 .19 0 0 .0156
leche_oveja C grasa 0 0 ~ .6 .2 .25 0 0 .011
leche_bufala B grasa .13 0 ~ .62 .207 .279 0 0 .013
leche_semidesnatada_sin_lactosa B grasa .17 0 ~ .065 .13 .166 0 0 .014
leche_entera_sin_lactosa B grasa .2 0 ~ .126 .12 .105 0 0 .0159
leche_evaporada A grasa -.06 0 ~ .15 .2 .245 0 0 .0266
leche_condensada A brix -.32 0 ~ .12 .3 .24 0 0 .0191
leche_condensada_desnatada B brix -.36 0 ~ .15 .6 .35 0 0 .045
dulce_de_leche A brix .6 1.84 ~ .44 1.5 .593 0 0 .0485
suero_mantequilla A grasa .16 0 ~ .0972 .207 .198 0 0 .069
kefir C grasa,proteina .45 0 ~ .35 .4 .25 0 0 .0144
leche_entera_polvo A humedad,grasa 0 0 .65 1.37 ~ .821 0 0 .1
leche_desn_polvo A humedad 0 0 .41 .139 ~ 1.1 0 0 .107
leche_semidesnatada_polvo B humedad,grasa -.01 0 .444 .905 ~ .661 0 0 .0749
mazada_polvo A humedad,grasa 0 0 .495 .983 ~ .999 0 0 .194
suero_polvo A humedad 0 0 1.09 .193 ~ 1.12 0 0 .5
wpc35 C proteina 0 0 .5 .5 ~ .8 0 0 .225
wpc80 C proteina 0 0 .5 1 ~ 1 0 0 .09
mpc70 C proteina 0 0 .5 .3 ~ 1 0 0 .045
nata_polvo C humedad,grasa 0 0 .5 .8 ~ .8 0 0 .09
yogur_polvo C humedad,grasa 0 0 .6 .3 ~ 1.3 0 0 .18
nata B grasa .15 0 ~ .65 .2 .12 0 0 .006
nata_10 A grasa -.45 0 ~ .494 .113 .136 0 0 .0453
nata_18 B grasa -.1 0 ~ .6 .12 .15 0 0 .0216
nata_30 B grasa .11 0 ~ .6 .25 .12 0 0 .0084
nata_38 B grasa .19 0 ~ .7 .2 .12 0 0 .006
nata_40 B grasa .2 0 ~ .74 .2 .12 0 0 .006
nata_48 B grasa .28 0 ~ .89 .2 .12 0 0 .006
nata_sin_lactosa B grasa .15 0 ~ .65 .2 .12 0 0 .006
nata_agria A grasa .6 .654 ~ .874 .267 .553 0 0 .0468
creme_fraiche B grasa .18 0 ~ .75 .35 .2 0 0 .0084
nata_montada_azucarada B grasa .01 0 ~ .593 .318 .108 0 0 .0054
nata_vegetal C grasa -.13 0 ~ 1 1.2 .21 0 .2 .03
mantequilla A grasa -.43 0 ~ .8 .12 .12 0 0 .01
mantequilla_salada A grasa -.45 0 ~ 1.99 .116 .15 0 0 .27
mantequilla_seca_84 B grasa -.12 0 ~ .3 .08 .08 0 0 .0075
mantequilla_anhidra B - -.6 0 ~ .1 0 .03 0 0 .0015
ghee B - -.6 0 ~ .1 0 .03 0 0 .0015
margarina A grasa .6 .653 ~ .647 0 .048 0 0 .003
margarina_hojaldre B grasa .6 .653 ~ .647 0 .048 0 0 .003
yogur_natural B grasa,proteina .04 0 ~ .8 .7 .45 0 .005 .012
yogur_desnatado A grasa,proteina .6 .57 ~ 0 .556 .632 0 .015 .018
yogur_griego B grasa,proteina -.12 0 ~ 2 .8 .9 0 .035 .0096
yogur_griego_0 A grasa,proteina -.45 0 ~ .108 .392 1.11 0 0 .00456
queso_crema B grasa,humedad -.11 0 ~ 4.2 .9 1.1 0 0 .2
queso_crema_33 A grasa,humedad -.03 0 ~ .884 .876 .641 0 0 .0697
mascarpone B grasa,humedad -.09 0 ~ 3.5 .8 1.2 0 0 .0208
ricotta B grasa,humedad -.18 0 ~ 2.4 1.11 1.5 0 0 .0846
queso_batido_0 C grasa,humedad .6 .317 ~ 0 .3 .5 0 .02 .0144
queso_batido_3 C grasa,humedad .26 0 ~ .3 .3 .5 0 .01 .0144
queso_cottage A grasa,humedad -.4 0 ~ .269 .847 1.31 0 0 .112
queso_fresco B grasa,humedad .6 .425 ~ 1.27 .84 1.12 0 0 .137
queso_azul A grasa,humedad .6 1.86 ~ 1.78 0 1.48 0 0 .459
roquefort A grasa,humedad -.07 0 ~ 2.62 0 .957 0 0 .538
gorgonzola B grasa,humedad .6 .625 ~ 1.78 0 1.48 0 0 .302
parmesano B grasa,humedad -.43 0 ~ 1.4 0 .9 0 0 .15
queso_curado_oveja B grasa,humedad -.26 0 ~ 2.56 0 2 0 0 .573
queso_cheddar A grasa,humedad -.18 0 ~ 1.28 .114 1.01 0 0 .101
queso_gouda A grasa,humedad -.6 0 ~ 2.03 0 .473 0 0 .328
queso_emmental A grasa,humedad -.6 0 ~ .747 0 .759 0 0 .0857
mozzarella_fresca B grasa,humedad .1 0 ~ 1.6 .21 1.3 0 0 .14
mozzarella_bufala B grasa,humedad .11 0 ~ 1.5 0 1 0 .03 .12
mozzarella_pizza A grasa,humedad .41 0 ~ 1.04 .546 1.28 0 0 .205
queso_cabra_fresco B grasa,humedad .03 0 ~ 2.88 .615 2.63 0 0 .248
queso_cabra B grasa,humedad -.17 0 ~ 3.61 0 1.88 0 0 .253
feta B grasa,humedad .11 0 ~ 2.3 0 1.5 0 .1 .5
huevo_entero A humedad -.45 0 ~ .626 .00865 .39 0 0 .012
yema A humedad -.07 0 ~ .95 .168 .4 0 0 .00603
clara A humedad .6 .155 ~ 0 .213 .62 0 0 .0252
huevo_pasteurizado A humedad -.15 0 ~ .611 0 .241 0 0 .0199
yema_pasteurizada A humedad -.6 0 ~ .881 0 .349 0 0 .00901
clara_pasteurizada A humedad .28 0 ~ .024 0 .276 0 0 .0457
yema_azucarada B humedad -.45 0 ~ .958 .6 .393 0 0 .0115
huevo_polvo A humedad -.6 0 1.21 2 0 ~ 0 0 .153
yema_polvo A humedad -.44 0 .77 1.28 .066 ~ 0 0 .0326
clara_polvo A humedad -.6 0 1.55 .006 0 ~ 0 0 .21
azucar_glas B ficha -.03 0 .03 0 ~ 0 .6 0 .00156
azucar_glas_antihumedad C ficha -.03 0 1 1 ~ 0 2.5
azucar_moreno B humedad -.6 0 ~ 0 .6 .0579 0 0 .042
azucar_demerara B humedad 0 0 .018 0 .3 0 0 0 .003 resto
panela B humedad -.45 0 ~ .05 1.5 .15 0 0 .03
azucar_coco C humedad 0 0 .7 .06 3 .36 0 0 .09 resto
azucar_vainillado C humedad 0 0 .15 .066 .5 .03 0 .0555 .003 resto
dextrosa B humedad 0 0 ~ 0 .25
lactosa B humedad -.17 0 ~ 0 .15 .05
maltosa C humedad 0 0 ~ 0 .4
trehalosa B humedad 0 0 ~ 0 .2
isomaltulosa B humedad 0 0 ~ 0 .2
miel A brix -.55 0 ~ 0 1.6 .2 0 0 .005
miel_azahar B brix -.6 0 ~ 0 1.4 .15 0 0 .005
miel_romero B brix -.6 0 ~ 0 1.4 .15 0 0 .005
miel_acacia B brix -.6 0 ~ 0 1.4 .12
miel_cana C brix 0 0 ~ 0 1.7 0 0 0 .042
melaza B brix 0 0 4.15 .03 5 0 0 0 .027 resto
golden_syrup C brix -.6 0 ~ 0 .9 .06 0 0 .126
jarabe_arce B brix -.45 0 ~ .018 1 .008 0 0 .009
sirope_agave B brix 0 0 .8 .135 2.6 .018 0 .06 .003 resto
sirope_datil C brix -.3 0 ~ .03 2.2 .24 0 .45 .03
jarabe_malta C brix 0 0 .9 0 4 .7 0 0 .027 resto
azucar_invertido B brix 0 0 ~ 0 1 0 0 0 .006
isoglucosa_42 B brix 0 0 .3 0 .5 resto
glucosa B de 0 0 .5 0 1.75 0 0 0 .01 resto
glucosa_de28 B de 0 0 .5 0 1.68 0 0 0 .01 resto
glucosa_de40 B de 0 0 .5 0 1.68 0 0 0 .01 resto
glucosa_de44 B de 0 0 .5 0 1.82 0 0 0 .01 resto
glucosa_de38 B de 0 0 .5 0 1.68 0 0 0 .01 resto
glucosa_de60 B de 0 0 .5 0 2.24 0 0 0 .01 resto
glucosa_alta_maltosa C de 0 0 .5 0 3 0 0 0 .009 resto
glucosa_polvo_de21 B de 0 0 .6 0 1.26 0 0 0 .01 resto
glucosa_polvo_de28 B de 0 0 .6 0 1.96 0 0 0 .01 resto
glucosa_polvo_de33 B de 0 0 .6 0 2.1 0 0 0 .01 resto
glucosa_polvo_de38 B de 0 0 .6 0 1.96 0 0 0 .01 resto
glucosa_polvo_de42 B de 0 0 .6 0 1.96 0 0 0 .01 resto
maltodextrina_de5 B de 0 0 .6 0 .49 0 0 0 .01 resto
maltodextrina_de10 B de 0 0 .6 0 .49 0 0 0 .01 resto
maltodextrina_de18 B de 0 0 .6 0 .84 0 0 0 .01 resto
jarabe_30be B brix 0 0 ~ 0 .7
almibar_1_1 B brix 0 0 ~ 0 .7
caramelo_liquido C brix 0 0 1.5 0 3 resto
fondant_pastelero C brix 0 0 .8 0 1.2 resto
toffee_caramelo_blando B grasa,proteina 0 0 .884 1.2 3 .317 0 0 .218 resto
sorbitol B humedad 0 0 .2 0 .1 resto
sorbitol_liquido B humedad 0 0 .5 0 .08 resto
maltitol B humedad 0 0 .15 0 .04 resto
maltitol_jarabe B humedad 0 0 .5 0 .08 resto
isomalt B humedad 0 0 .7 0 .02 resto
lactitol B humedad 0 0 .3 resto
glicerina B humedad 0 0 .15 resto
stevia_reb B - 0 0 .8 resto
sacarina_sodica B - 0 0 1.5 resto
aspartamo B - 0 0 .5 resto
inulina B humedad 0 0 .7 0 1.2 0 0 ~
inulina_hp B humedad 0 0 .7 0 .2 0 0 ~
oligofructosa B humedad 0 0 .7 0 1.2 0 0 ~
polidextrosa C humedad 0 0 1 0 .75 0 0 ~
fibra_maiz_soluble C humedad 0 0 1 0 .075 0 0 ~
fibra_citrico C humedad 0 0 1 .2 1.25 .975 0 ~
fibra_bambu C humedad 0 0 1 .04 0 .03 0 ~
psyllium C humedad 0 0 1 .12 0 .3 .44 ~ .04
salvado_trigo B humedad 0 0 2.11 .56 .598 1.51 ~ .858 .00534
salvado_avena B humedad 0 0 1.44 .403 .555 2.61 ~ .334 .00845
goma_guar B humedad 0 0 1.4 .12 0 .9 0 ~
goma_garrofin B humedad 0 0 1.4 .14 0 1 0 ~
goma_tara B humedad 0 0 1.4 .1 0 .56 0 ~
goma_xantana B humedad 0 0 1.4 0 0 .8 0 ~ .9
carragenano B humedad 0 0 1.4 0 0 .06 0 ~ .54
alginato_sodio B humedad 0 0 1.4 0 0 0 0 ~ 1
agar B humedad 0 0 1.4 .06 0 .16 0 ~
pectina B humedad 0 0 1.4 0 5 .2 0 ~ .144
pectina_nh C humedad 0 0 1.2 0 6 .2 0 ~ .6
cmc B humedad 0 0 1.4 0 0 0 0 ~ 1
metilcelulosa B humedad 0 0 1.4 0 0 0 0 ~ .09
goma_arabiga B humedad 0 0 1.4 0 0 .4 0 ~
goma_gellan B humedad 0 0 1.4 0 0 .2 0 ~ .54
glucomanano B humedad 0 0 1.4 0 0 .3 0 ~
gelatina B humedad 0 0 1 .02 0 ~ 0 0 .147
neutro_crema C ficha 0 0 .72 4 0 0 0 1.5 .12 resto
neutro_sorbete C ficha 0 0 1.08 0 0 .4 0 2.4 .27 resto
base_50 C ficha 0 0 .48 2.5 4 1.6 0 .24 .108 resto
base_100 C ficha 0 0 .48 2.5 4 1.8 0 .09 .09 resto
lecitina B ficha 0 0 .2 1.5 0 0 0 0 .03 resto
lecitina_girasol B ficha 0 0 .2 1.5 0 0 0 0 .03 resto
mono_digliceridos B ficha 0 0 .3 .8 resto
emulgente_pasta C ficha 0 0 3 3 1 resto
acido_lactico B ficha 0 0 .5 resto
citrato_sodio B - 0 0 .3 0 0 0 0 0 .3 resto
sal_escamas C humedad 0 0 .6 0 0 0 0 0 .6 agua/sal=-.9 resto
impulsor C ficha 0 0 1 0 0 .05 4 .1 2.5 resto
proteina_guisante C proteina 0 0 .7 1.5 0 1.2 .225 .6 .32 resto
proteina_soja A proteina 0 0 .747 .869 0 1.69 0 0 .402 resto
gluten_trigo B proteina 0 0 .8 .463 0 1.8 ~ .18 .0112
almidon_maiz A humedad 0 0 1.4 .02 0 .078 ~ .27 .01
fecula_patata B humedad 0 0 1.8 .08 0 0 ~ .165 .005
almidon_tapioca B humedad 0 0 1.3 .008 0 .057 ~ .27
almidon_arroz B humedad 0 0 1.3 0 0 .18 ~
almidon_trigo B humedad 0 0 1.3 .056 0 .129 ~ .36 .005
almidon_modificado C humedad 0 0 1.3 .04 0 .09 ~ 0 .09
harina A humedad,proteina 0 0 1.61 .191 .302 1.01 ~ .242
harina_floja A humedad,proteina 0 0 .816 .118 .133 .361 ~ .403 .00448
harina_panificable A humedad,proteina 0 0 1.41 .284 .0635 .924 ~ .403 .006
harina_media_fuerza A humedad,proteina 0 0 .816 .127 .245 .764 ~ .403 .00202
harina_fuerza A humedad,proteina 0 0 .875 .127 .381 .691 ~ .403 .00263
harina_gran_fuerza A humedad,proteina 0 0 .8 .186 .326 .666 ~ .403 .00202
harina_00 A humedad,proteina 0 0 .951 .355 .28 .949 ~ .273
harina_t45 B humedad,proteina 0 0 .816 .118 .133 .361 ~ .403 .00448
harina_t55 B humedad,proteina 0 0 1.61 .191 .302 1.01 ~ .242
harina_t65 B humedad,proteina 0 0 1.61 .191 .302 1.01 ~ .242 .012
harina_t80 B humedad,proteina 0 0 1.61 .198 .353 1.01 ~ .335
harina_t110 B humedad,proteina 0 0 1.16 .108 .349 .806 ~ .416
harina_integral A humedad,proteina 0 0 1.05 .229 .354 1.59 ~ .819 .00292
harina_tostada C humedad,proteina 0 0 .8 .2 .415 .9 ~ .4
semola_trigo_duro B humedad,proteina 0 0 1.22 .357 0 1.2 ~ .563
semola_rimacinata A humedad,proteina 0 0 1.05 .157 0 .972 ~ .418
harina_espelta B humedad,proteina 0 0 1.45 .354 .325 1.39 ~ 2.72
harina_espelta_integral A humedad,proteina 0 0 1.45 .354 0 1.39 ~ 2.72
harina_kamut A humedad,proteina 0 0 1.05 .137 0 1.17 ~ .654 .00496
harina_centeno A humedad,proteina 0 0 .294 .0536 .233 .54 ~ .699 .005
harina_centeno_t130 B humedad,proteina 0 0 .46 .0548 .4 .61 ~ 1.07 .005
harina_centeno_integral A humedad,proteina 0 0 .486 .345 .578 1.87 ~ 3.11
harina_cebada A humedad,proteina 0 0 1.82 .409 .2 1.26 ~ 3.98 .006
harina_avena A humedad,proteina 0 0 1.21 1.55 0 1.32 ~ 3.3 .006
harina_maiz A humedad,proteina 0 0 1.13 .529 .143 .507 ~ .195
semola_maiz A humedad,proteina 0 0 .788 .399 .403 .378 ~ .829 .00882
harina_arroz A humedad,proteina 0 0 1.05 .155 .025 .464 ~ .155 .006
harina_arroz_glutinoso A humedad,proteina 0 0 .539 .196 .025 .128 ~ .084 .006
harina_sarraceno B humedad,proteina 0 0 .867 .749 .0075 2.17 ~ 1.6
harina_garbanzo B humedad,proteina 0 0 1.21 .315 1.09 .816 ~ 1.51 .0513
harina_soja A humedad,proteina 0 0 .476 1.77 .75 2.51 ~ 1.34 .018
harina_soja_desgrasada A humedad,proteina 0 0 .726 .132 1.64 2.75 0 1.62 .0211 resto
harina_castana B humedad,proteina 0 0 1.37 .76 2.35 .333 ~ 1.6
harina_coco A humedad,proteina -.05 0 1.25 2.3 .92 1.39 .618 ~ .0315
harina_mijo B humedad,proteina 0 0 1.34 1.31 .417 1.3 ~ .979
harina_sorgo A humedad,proteina 0 0 1.51 .746 .485 .89 ~ 1.66
harina_quinoa A humedad,proteina 0 0 1.68 .492 .3 1.46 ~ 1.31 .012
harina_teff B humedad,proteina 0 0 .757 .357 .392 1.58 ~ .901 .0143
harina_yuca A humedad,proteina 0 0 2.52 .208 .5 .221 ~ 2.03 .018
harina_patata B humedad,proteina 0 0 1.6 .112 .588 1.92 ~ 3.38 .297
harina_algarroba B humedad,proteina 0 0 1.81 .246 2.45 1.11 0 ~ .045
harina_altramuz C humedad,proteina 0 0 .8 .9 .7 2 .12 ~
harina_malteada C ficha 0 0 1 .368 .24 1.03 ~ 1.06 .015
malta_tostada C ficha 0 0 .8 .384 .252 1.07 ~ 1.11 .015
germen_trigo B humedad,proteina 0 0 1.47 .912 1 3.06 ~ 2.28 .0117
pan_rallado A humedad 0 0 .366 .112 .234 1.25 ~ .204 .0101
copos_avena A humedad 0 0 .672 .423 .25 1.09 ~ .374
arroz A humedad 0 0 .9 .25 .03 1.08 ~ .643 .0045
arroz_inflado C humedad 0 0 1 .2 0 .5 ~ .3 .0015
copos_maiz C humedad 0 0 .7 .2 1.2 .5 ~ .5 .25
quinoa B humedad 0 0 1.19 .792 .3 1.35 ~ 1 .0029
levadura_fresca B humedad .23 0 ~ .285 0 .7 0 .81 .028
levadura_seca B humedad 0 0 .8 .984 0 2.2 0 2.69 .052 resto
levadura_instantanea B humedad 0 0 .5 .984 0 2.2 0 2.69 .052 resto
masa_madre_100 B humedad,proteina -.23 0 ~ .142 .0317 .463 .894 .202
masa_madre_50 B humedad,proteina -.23 0 ~ .19 .0423 .617 1.19 .269
masa_madre_seca C ficha 0 0 1 .3 .75 1 ~ 1.5 .005
poolish B humedad,proteina -.23 0 ~ .142 .0317 .463 .894 .202
biga B humedad,proteina -.23 0 ~ .0873 .261 .474 .872 .276
mejorante_pan C ficha .06 0 1.08 4 2 .8 ~ .45
almendra_cruda A grasa .21 0 .917 ~ .556 1.47 .196 .911 .0149
almendra_piel A grasa -.15 0 .6 ~ .522 1.63 .178 2.41
almendra_molida A grasa .4 0 .876 ~ .556 1.56 .196 1.21 .0167
almendra_tostada B grasa .6 .888 .5 ~ .568 .881 .2 .81 .03
almendra_piel_tostada A grasa .32 0 .559 ~ .583 1.32 .149 1.41 .006
almendra_marcona B grasa .21 0 .917 ~ .556 1.47 .196 .911 .0149
almendra_marcona_tostada B grasa .6 .876 .5 ~ .571 .881 .202 .81 .03
almendra_largueta_tostada B grasa .6 .888 .5 ~ .568 .881 .2 .81 .03
almendra_comuna_tostada B grasa .6 .888 .5 ~ .568 .881 .2 .81 .03
harina_almendra_desgrasada C grasa 0 0 .8 2.5 1.03 2 .35 2.28 resto
avellana_cruda A grasa .6 1.12 .904 ~ .382 .609 .128 1.12
avellana_tostada A grasa .6 1.16 .6 ~ .601 .732 .201 1.25
avellana_molida B grasa .6 .985 1.2 ~ .313 .609 .248 1.12
nuez A grasa -.23 0 .312 ~ .249 .961 .0293 1.37 .006
pecana A grasa -.03 0 .337 ~ .406 .752 .0649 .472
pistacho_crudo A grasa .27 0 .876 ~ .57 .729 .417 1.15
pistacho_tostado B grasa .6 1.67 .5 ~ .57 .729 .345 1.13
pinon A grasa -.08 0 .312 ~ .33 .386 .357 .548
anacardo A grasa -.04 0 .486 ~ .709 .947 1.47 .632 .0157
anacardo_tostado B grasa .41 0 .5 ~ .601 .947 0 .462 .0157
macadamia A grasa .6 .285 .129 ~ .468 .506 .127 2.12 .00213
nuez_brasil A grasa .6 1.27 .527 ~ .28 .26 .0625 .369
cacahuete_crudo A grasa .6 1.31 .79 ~ .566 1.02 0 1.02 .0175
cacahuete_tostado B grasa .6 0 .4 ~ .588 1.02 1.1 1.02 .006
coco_rallado B grasa 0 0 .5 ~ .7 .5 0 1.3 .045
coco_fresco A grasa -.13 0 4.13 ~ .746 .699 0 1.08 .025
castana B grasa .6 .275 ~ .155 .95 .342 2.02 .972 .005
castana_cocida C grasa .12 0 ~ .056 .6 .137 2.2 .48 .065
chufa C grasa 0 0 1 1.2 1.8 .49 ~ 1.78
sesamo A grasa .49 0 1.45 ~ .0455 2 0 1.18 .018
sesamo_tostado B grasa .47 0 .8 ~ .096 1.6 0 1.6 .05
lino B grasa -.07 0 .8 ~ .31 1.5 0 2.2 .035
chia A grasa -.45 0 .475 ~ 0 .926 0 1.8
pipa_girasol A grasa .6 .658 .549 ~ .524 1.84 0 .629
pipa_calabaza A grasa -.07 0 .554 ~ .282 .895 .367 .328
amapola A grasa .32 0 1.28 ~ .598 1.44 0 1.95 .042
canamo C grasa 0 0 .744 ~ .3 2.52 0 .4 .005
pasta_avellana B grasa .6 1.16 .5 ~ .601 .732 .201 1.25
pasta_pistacho B grasa .6 1.67 .5 ~ .57 .729 .345 1.13
pasta_almendra A grasa .14 0 .732 ~ .532 1.81 .02 .905 .012
pasta_cacahuete B grasa .6 0 .4 ~ .588 1.02 1.1 1.02 .006
pasta_sesamo A grasa .6 1.53 1.13 ~ .0588 1 0 .437 .174
pasta_nuez B grasa -.23 0 .312 ~ .249 .961 .0293 1.37 .006
pasta_anacardo B grasa 0 0 .5 ~ .66 .947 1.4 .308 .0157
praline_avellana_50 B grasa .4 0 .3 ~ .735 .381 .101 .63
praline_avellana_60 B grasa .45 0 .36 ~ .773 .452 .121 .755
praline_almendra_50 B grasa .31 0 .25 ~ .729 .467 .1 .411 .015
praline_mixto B grasa .11 0 .196 ~ .847 .331 .0714 .383 .006
crema_cacao_avellana B grasa,proteina 0 0 .15 4 ~ 1.2 .15 1 .06
mazapan B grasa .1 0 .709 ~ .783 .797 .0984 .608 .00838
pasta_almendra_70 B grasa .23 0 .652 ~ .894 1.11 .138 .849 .0117
pasta_almendra_comercial B grasa 0 0 1 4 ~ 1.5 0 .28 .01
pasta_cacao B grasa 0 0 .3 1 .2 .6 .6 1 .018 grasa/proteina=-.5 grasa/fibra=-.5 grasa/almidon=-.3 resto
nibs B grasa 0 0 .7 1.4 .2 .7 .7 1.2 .018 grasa/proteina=-.5 grasa/fibra=-.5 grasa/almidon=-.3 resto
cacao_polvo B grasa 0 0 .8 .7 .27 1.1 1 2 .033 grasa/proteina=-.2 grasa/fibra=-.2 resto
cacao_polvo_22_24 B grasa 0 0 .8 .7 .465 1.1 1 2 .015 grasa/proteina=-.2 grasa/fibra=-.2 resto
cacao_polvo_alcalino B grasa 0 0 .8 .7 .462 1.1 1 2 .015 grasa/proteina=-.2 grasa/fibra=-.2 resto
cacao_polvo_magro B grasa 0 0 .8 .7 .3 1.1 1 2 .036 grasa/proteina=-.2 grasa/fibra=-.2 resto
cacao_polvo_bajo B grasa 0 0 .863 1.23 .525 1.47 1.08 2.96 .0225 grasa/proteina=-.2 grasa/fibra=-.2 resto
cacao_polvo_bajo_alcalino B grasa 0 0 .863 1.18 .528 1.47 1.08 2.38 .0225 resto
cob_negra B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .006 grasa/proteina=-.55 grasa/fibra=-.55 grasa/almidon=-.35 grasa/azucares=-.3 resto
cob_negra_60 B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .006 grasa/proteina=-.55 grasa/fibra=-.55 grasa/almidon=-.35 grasa/azucares=-.3 resto
cob_negra_64 B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .006 grasa/proteina=-.55 grasa/fibra=-.55 grasa/almidon=-.35 grasa/azucares=-.3 resto
cob_negra_70 B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .008 grasa/proteina=-.55 grasa/fibra=-.55 grasa/almidon=-.35 grasa/azucares=-.3 resto
cob_negra_72 B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .008 grasa/proteina=-.55 grasa/fibra=-.55 grasa/almidon=-.35 grasa/azucares=-.3 resto
cob_negra_80 B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .008 grasa/proteina=-.55 grasa/fibra=-.55 grasa/almidon=-.35 grasa/azucares=-.3 resto
cob_negra_85 B cacao,grasa 0 0 .2 2.7 1.8 .9 .5 1.4 .01 grasa/proteina=-.55 grasa/fibra=-.55 grasa/almidon=-.35 grasa/azucares=-.3 resto
chocolate_negro B cacao,grasa .21 0 .25 2.8 ~ .8 .9 1.2 .008
cob_leche B cacao,grasa 0 0 .2 2 ~ .9 .076 .145 .04
cob_leche_40 B cacao,grasa 0 0 .2 2 ~ .9 .156 .3 .04
cob_leche_46 B cacao,grasa 0 0 .2 2 ~ .9 .318 .61 .048
cob_blanca B cacao,grasa 0 0 .2 2 ~ .7 0 0 .042
cob_blanca_35 B cacao,grasa 0 0 .2 2 ~ .7 .002 .0024 .05
cob_rubia B cacao,grasa 0 0 .2 2 ~ .7 0 0 .048
cob_ruby B cacao,grasa 0 0 .2 2 ~ .9 .392 .75 .054
chocolate_leche B cacao,grasa 0 0 .2 3.5 ~ 1.3 .49 .7 .04
chocolate_blanco B grasa 0 0 .2 3.5 ~ .9 0 .12 .044
chocolate_taza C grasa,proteina 0 0 .3 2 ~ .6 1.5 .784 .006
cobertura_grasa C grasa,proteina 0 0 .3 2.5 ~ .7 .6 .6
gianduja C grasa -.08 0 .24 2.58 ~ .908 .335 .63 .0269
gianduja_negra C grasa .07 0 .263 2.15 ~ .592 .599 .899 .0053
pepitas_chocolate B grasa 0 0 .2 2 ~ .5 .444 .851 .006
bebida_soja A grasa,proteina .6 .469 ~ .276 .159 .563 0 0 .03
bebida_almendra B grasa,proteina 0 0 ~ 1.2 0 .4 0 0 .015
bebida_avena A grasa,proteina .6 .788 ~ .35 1.3 .112 0 0 .0148
bebida_arroz C grasa,proteina 0 0 ~ .15 1 .0345 0 0 .021
bebida_coco C grasa,proteina 0 0 ~ .6 .6 .0315 .084 0 .027
leche_coco B grasa .11 0 ~ 4.5 .8 .5 0 .3 .021
crema_coco B grasa .01 0 ~ 5 1.2 .8 0 .88 .003
agua_coco C brix 0 0 ~ 0 .5 .0315 0 0 .015
bebida_avellana C grasa,proteina 0 0 ~ .3 .6 .075 .12 .16 .036
horchata_chufa B brix 0 0 ~ .4 1.4 .12 .3 .04 .009
nata_soja C grasa,proteina .03 0 ~ 1.5 .288 .4 0 0 .018
tofu_sedoso C grasa,proteina .6 .35 ~ .4 .203 .6 0 .24
fresa A brix .07 0 ~ .18 .816 .114 .024 .573
frambuesa A brix .54 0 ~ .48 .95 .26 0 1.19
mora A brix .6 .193 ~ .194 1.19 .167 0 1.69
arandano A brix .6 0 ~ .0998 1.76 .141 .018 .351
grosella_roja C brix 0 0 ~ .07 .958 .21 0 .774
grosella_negra B brix .6 .873 ~ .143 1.26 .21 0 1.28 .005
arandano_rojo A brix .6 .665 ~ .0616 .521 .251 0 1.3 .0154
cereza A brix .6 .473 ~ 0 2.75 .25 0 .246
guinda C brix 0 0 ~ .105 1.1 .15 0 .288 .005
melocoton A brix .6 .294 ~ 0 1.02 .0412 0 .134
nectarina A brix -.41 0 ~ 0 .514 .119 0 .0846
albaricoque A brix .6 .679 ~ 0 1.22 .252 0 .198
ciruela A brix .6 .125 ~ .13 .999 .141 0 .265
manzana A brix -.45 0 ~ 0 1.49 .112 0 .194
manzana_verde A brix .35 0 ~ 0 1.04 .0554 0 .318
pera A brix -.45 0 ~ 0 1.12 .062 0 .375
membrillo C brix 0 0 ~ .035 .819 .06 0 .342 .005
uva_blanca A brix .18 0 ~ 0 1.44 .198 0 .354
uva_tinta A brix .26 0 ~ .134 1.65 .173 0 .563
uva_moscatel B brix .2 0 ~ 0 2.08 .304 0 .486
higo B brix -.4 0 ~ 0 1.59 .178 0 .738 .000725
higo_chumbo B brix .6 .477 ~ .178 .741 .0847 0 .648 .005
granada B brix .6 .59 ~ .583 1.39 .353 0 .701
caqui B brix .6 0 ~ 0 1.45 .11 0 .612
kiwi A brix .2 0 ~ .282 .682 .206 0 .618
kiwi_amarillo A brix .31 0 ~ .0722 1 .299 .0368 .0962 .00241
naranja A brix -.45 0 ~ 0 1.25 .131 0 .246
mandarina A brix .23 0 ~ 0 1.51 .0814 0 .414
limon B brix .6 1.91 ~ 0 .103 .0375
lima B brix .6 1.54 ~ 0 .273 .169 0 .774 .005
pomelo A brix .6 .547 ~ 0 1.03 .0892 0 .254
pina A brix .6 .637 ~ 0 1.32 .0592 0 .0927
mango A brix -.28 0 ~ .105 2.08 .213 0 .432
papaya A brix -.08 0 ~ 0 1.86 .337 0 .461
maracuya_entera B brix .6 1.19 ~ 1.05 1.1 .319 .48 1.22
guayaba C brix 0 0 ~ .332 1.16 .382 .04 .972 .005
lichi B brix .6 .11 ~ .264 1.98 .122 0 .234
platano A brix 0 0 ~ 0 2.41 .131 1.43 .537 azucares/almidon=-.6
melon_cantalupo A brix .6 .162 ~ .0729 .596 .12 0 .375 .0223
melon A brix -.3 0 ~ .0673 2.25 .181 0 .432 .024
sandia A brix .42 0 ~ 0 .8 .137 0 .129
aguacate A humedad .32 0 ~ 3.04 .257 .326 .0516 1.5 .0106
chirimoya A brix -.19 0 ~ .133 1.45 .245 0 .629 .012
guanabana C brix 0 0 ~ .105 1.76 .15 0 .594 .02
ruibarbo B brix .6 .653 ~ .056 .143 .198 0 .324 .006
pitahaya C brix 0 0 ~ .105 1.08 .165 0 .504
yuzu_zumo C brix 0 0 ~ .035 .18 .075
pasas A humedad -.06 0 ~ .27 1.1 .36 .175 .504 .004
orejon_albaricoque B humedad -.23 0 ~ .153 3 .407 .122 .876 .012
ciruela_pasa B humedad -.08 0 ~ .12 2.8 .196 0 .612
datil A humedad -.3 0 ~ .234 2.34 .288 0 .761 .006
datil_medjool B humedad -.21 0 ~ .045 2.4 .217 0 .804
higo_seco A humedad -.23 0 ~ .282 1.09 .642 1.77 .902 .0141
arandano_rojo_seco A humedad -.3 0 ~ .327 2 .0612 0 .828 .006
cereza_seca C humedad -.3 0 ~ .219 2.2 .15 0 .3 .012
mango_seco C humedad -.3 0 ~ .354 2.2 .294 0 .288 .164
fresa_liofilizada C humedad 0 0 .8 .966 4.5 .8 .15 2 .012 resto
frambuesa_liofilizada C humedad 0 0 .8 1.62 4.5 1 0 3.5 resto
zumo_limon A brix .6 0 ~ .144 .213 .0395 0 .18
zumo_lima B brix .6 1.66 ~ .0245 .204 .0549 0 .14 .006
zumo_naranja A brix .6 .18 ~ .2 .401 .0747
zumo_pomelo A brix -.03 0 ~ .06 .594 .0911 0 .28 .00341
zumo_mandarina C brix 0 0 ~ .07 .99 .075 0 .07
zumo_manzana A brix -.45 0 ~ .171 .504 .0405 0 0 .006
zumo_pina A brix -.3 0 ~ .0422 .8 .04 0 .07 .00556
zumo_uva A brix -.45 0 ~ .112 .573 .0405 0 0 .00391
zumo_granada B brix 0 0 ~ .101 .8 .04 0 .035 .01
zumo_maracuya C brix 0 0 ~ .063 1.06 .101 0 .07 .005
mosto_concentrado B brix 0 0 ~ 0 .7
ralladura_limon C - .6 .458 ~ .066 .6 .2 0 1.2 .0035
ralladura_naranja C - .6 .489 ~ .044 .9 .2 0 1.3 .0035
pure_fresa B brix -.04 0 ~ .162 .727 .103 .0216 .516
pure_frambuesa B brix .24 0 ~ .432 .806 .234 0 1.07
pure_mango B brix -.25 0 ~ .105 1.66 .213 0 .432
pure_maracuya_10 C brix -.06 0 ~ .0567 .863 .0905 0 .063 .0045
pure_cassis B brix .39 0 ~ .129 .994 .189 0 1.16 .0045
pure_arandano B brix .44 0 ~ .0998 1.41 .141 .018 .351
pure_cereza C brix -.04 0 ~ .105 .883 .15 0 .288 .005
pure_albaricoque B brix .6 0 ~ 0 .975 .227 0 .178
pure_melocoton B brix .49 0 ~ 0 .843 .0372 .0014 .121
pure_pera B brix -.42 0 ~ 0 .899 .062 0 .375
pure_manzana_verde B brix .22 0 ~ 0 .83 .0554 0 .318
pure_coco B brix -.3 0 ~ 4.05 .725 .45 0 .27 .0189
pure_platano B brix -.3 0 ~ 0 1.93 .131 1.43 .537
pure_mora B brix .23 0 ~ .175 .958 .15 0 1.52
pure_pina B brix .6 0 ~ 0 1.06 .0592 0 .0927
pure_lichi B brix .43 0 ~ .238 1.48 .11 0 .211
mermelada_fresa B brix -.02 0 ~ .2 4.5 .0625 0 .175 .008
mermelada_albaricoque B brix -.02 0 ~ .12 4.5 .0625 0 .275 .004
mermelada_frambuesa B brix -.06 0 ~ .068 4.5 .14 0 .672 .004
mermelada_arandano B brix -.04 0 ~ .16 4.5 .0625 0 .525
mermelada_cereza B brix -.02 0 ~ .076 4.5 .12 0 .275 .004
mermelada_naranja B brix -.02 0 ~ 0 4.5 .075 0 .175 .056
dulce_membrillo B brix -.05 0 ~ .04 4 .075 0 .5
pasta_fruta B brix -.23 0 ~ .144 3.2 .135 .06 .468 .016
fruta_confitada C brix -.16 0 ~ .024 2.2 .0625 0 .825 .056
naranja_confitada C brix -.05 0 ~ .08 2.2 .05 0 .275 .028
cereza_confitada C brix -.16 0 ~ .024 2.2 .0625 0 .825 .056
cabello_angel C brix -.11 0 ~ 0 2.2 .075 0 .575
amarena_almibar C brix -.09 0 ~ .04 1.5 .1 0 .375
variegato_fruta C brix 0 0 1.5 0 2.5 .05 0 .25 resto
zanahoria A brix .6 .328 ~ 0 .727 .189 .024 .188 .0606
boniato B brix .6 1.3 ~ .0216 .629 .199 2.3 .247 .043
boniato_crudo A brix -.23 0 ~ .03 1.85 .529 1.9 .474
calabaza A brix .6 1.27 ~ .06 .33 .315 .48 .283
remolacha A brix -.02 0 ~ .043 1.52 .36 0 .996 .12
patata A brix .25 0 ~ .054 .308 .303 2.31 .898
tomate A brix .6 .263 ~ 0 .484 .119 0 .459
tomate_triturado A brix .6 .59 ~ .116 .56 .25 0 .539 .138
tomate_concentrado A brix .6 .875 ~ .135 .911 .332 0 .377 .0338
tomate_seco C humedad -.29 0 ~ .891 4 2.12 0 1.84 .1
cebolla A brix .6 .545 ~ .216 .675 .199 0 .475 .0105
ajo A brix .6 3.58 ~ .0753 .15 .947 0 .408 .016
pimiento_rojo A brix .6 .185 ~ 0 .72 .29 0 .382
pepino A brix .52 0 ~ 0 .27 .0818 0 .12
apio A brix .6 .617 ~ 0 .195 .143 0 .33 .0562
espinaca A brix .42 0 ~ .0505 .069 .322 .39 .426 .0979
calabacin B brix 0 0 ~ .192 .263 .218 0 .11
maiz_dulce A brix -.09 0 ~ .203 1.43 .277 .601 .687
jengibre_fresco B brix .6 3.71 ~ .105 .255 .178 0 .3 .012
aceituna_verde A grasa,proteina -.45 0 ~ 3.91 0 .508 0 .769 .87
aceituna_negra B grasa,proteina 0 0 ~ 3.5 0 .2 0 .9 .5
albahaca B - .6 .56 ~ .153 .0465 .707 0 .287 .004
menta_fresca C - 0 0 ~ .219 0 .493 0 1.02 .028
ron B grado 0 0 ~ 0 0 0 0 0 0 .9
whisky B grado 0 0 ~ 0 0 0 0 0 0 .9
brandy B grado 0 0 ~ 0 0 0 0 0 0 .9
vodka B grado 0 0 ~ 0 0 0 0 0 0 .9
ginebra B grado 0 0 ~ 0 0 0 0 0 0 .9
tequila B grado 0 0 ~ 0 0 0 0 0 0 .9
kirsch B grado 0 0 ~ 0 0 0 0 0 0 .9
orujo B grado 0 0 ~ 0 0 0 0 0 0 .9
anis_seco B grado 0 0 ~ 0 0 0 0 0 0 .9
alcohol_96 B grado 0 0 ~ 0 0 0 0 0 0 .14
anis_dulce C grado 0 0 ~ 0 3.09 0 0 0 0 1.2
amaretto C grado 0 0 ~ 0 2.83 0 0 0 0 1.2
limoncello C grado 0 0 ~ 0 2.88 0 0 0 0 1.2
triple_sec C grado 0 0 ~ 0 2.54 0 0 0 0 1.2
licor_cafe C grado 0 0 ~ 0 3.91 0 0 0 0 1.2
crema_whisky C grado 0 0 ~ 1.2 1.8 .3 0 0 .069 .9
marraschino C grado 0 0 ~ 0 3.53 0 0 0 0 1.2
licor_avellana C grado 0 0 ~ 0 2.58 0 0 0 0 1.2
creme_cassis C grado 0 0 ~ 0 4.14 0 0 0 0 1.2
malibu B grado 0 0 ~ 0 1.25 0 0 0 0 .14
pacharan C grado 0 0 ~ 0 1.91 0 0 0 0 1.2
licor_hierbas C grado 0 0 ~ 0 2.61 0 0 0 0 1.2
licor_43 B grado 0 0 ~ 0 1.68 0 0 0 0 .14
aperol B grado 0 0 ~ 0 1.39 0 0 0 0 .14
campari B grado 0 0 ~ 0 1.15 0 0 0 0 .14
creme_menthe C grado 0 0 ~ 0 3.5 0 0 0 0 1.2
vino_tinto A grado 0 0 ~ 0 .25 .021 0 0 .005 .8
vino_blanco A grado 0 0 ~ 0 .4 .021 0 0 .005 1.23
cava B grado 0 0 ~ 0 .4 .03 0 0 0 .4
vino_dulce B grado -.45 0 ~ 0 2.5 .06 0 0 .012 .8
pedro_ximenez C brix 0 0 ~ 0 4 0 0 0 0 .8
jerez_seco B grado 0 0 ~ 0 .3 .06 0 0 .01 .8
vermut B grado 0 0 ~ 0 1.5 .015 0 0 .02 .7
sidra B grado 0 0 ~ 0 .8 0 0 0 .005 .4
cerveza A grado 0 0 ~ 0 0 .235 0 0 .00422 .4
cerveza_negra C grado 0 0 ~ 0 .1 .15 0 0 .005 1
cafe_soluble C - 0 0 .8 .11 0 1.48 0 1.6 .08 resto
cafe_molido C - 0 0 1 1.2 0 1.11 0 3.18 .04 resto
cafe_expreso C brix 0 0 .6 .018 0 .0096 0 0 .016 resto
te_hojas C - 0 0 1 .2 0 1.55 0 4.46 .044 resto
matcha C - 0 0 .8 .53 .3 2.37 0 3.08 resto
vainilla_vaina C humedad 0 0 3 1.5 3 .48 0 ~
vainilla_extracto B ficha -.14 0 ~ .018 5 .03 0 0 .01 1.5
vainilla_pasta C ficha 0 0 ~ 0 4 0 0 .8 0 .15
aroma_liquido C ficha 0 0 6 0 0 0 0 0 0 3 resto
canela A - 0 0 2.46 .744 .542 .523 0 3.22 .018 resto
clavo B - 0 0 3.32 2.86 .595 .716 0 3.39 .124 resto
nuez_moscada A - 0 0 3.24 4.18 .748 .496 0 2.08 .0145 resto
jengibre_polvo B - 0 0 1.99 .933 .848 1.08 0 1.58 .0245 resto
cardamomo B - 0 0 1.76 2.68 0 1.9 0 2.8 .0148 resto
anis_verde A - 0 0 2.9 7.33 0 1.59 0 1.46 .024 resto
anis_estrellado B - 0 0 2.9 7.33 0 1.59 0 1.46 .024 resto
hinojo_semilla A - 0 0 3.15 4.66 0 3.21 0 3.98 .0667 resto
comino A - 0 0 1.62 9.39 .562 .901 0 1.05 .114 resto
alcaravea A - 0 0 3.13 5.71 .16 2.27 0 3.8 .0137 resto
cilantro_semilla A - 0 0 1.6 6.98 0 1.05 0 4.19 .0275 resto
pimienta_negra A - 0 0 1.07 1.96 .16 1.06 0 4.72 .0162 resto
pimenton B - 0 0 1.82 2.52 2.58 1.33 0 4.49 .0521 resto
cayena A - 0 0 3.24 6.55 2.58 2.81 0 2.72 .0388 resto
azafran A - 0 0 2.6 3.04 0 2.37 0 .39 .13 resto
curcuma C - 0 0 2.57 .715 .802 1.16 0 2.27 .0245 resto
curry C - 0 0 1.76 3.08 .657 1.71 0 ~ .0455
oregano B - 0 0 1.62 2.04 1.02 1.25 0 3.52 .0255 resto
tomillo B - 0 0 1.07 2.27 .427 3.28 0 3.7 .084 resto
romero B - 0 0 4.03 3.5 0 .996 0 4.26 .0235 resto
ajo_polvo B - 0 0 1.11 .438 .608 2.1 0 1.4 .0818 resto
mostaza_grano B - 0 0 .857 6.13 1.7 2.25 0 3.66 .018 resto
haba_tonka C - 0 0 1.6 5.5 1 1.56 ~ 2.3
regaliz_polvo C - 0 0 1.4 .44 2.5 .96 4 3.9 resto
espirulina C - 0 0 .936 1.7 .775 6.9 0 .36 .472 resto
vinagre_vino B ficha 0 0 .5 0 0 .1 0 0 .005 .04 resto
vinagre_balsamico B brix .6 1.82 ~ 0 2.71 .103 0 0 .0154
salsa_soja B grasa,proteina .6 1.07 ~ .0995 .08 .8 0 .2 1.3
miso A grasa,proteina .6 1.28 ~ .151 1.24 .276 0 1.35 1.6
mostaza B grasa,proteina -.23 0 ~ .356 .184 .432 .141 1.44 .199
jamon_serrano B grasa,proteina -.39 0 ~ 3.4 0 2 0 0 .85
bacon A grasa,proteina -.45 0 ~ 4.76 .166 1.1 0 0 .245
galleta_maria B grasa,proteina 0 0 .5 2.2 2.8 .8 ~ .525 .22
petit_beurre B grasa,proteina 0 0 .5 2.3 2.8 .8 ~ .381 .22
speculoos B grasa,proteina 0 0 .5 1.8 3.5 .8 ~ .45 .22
galleta_digestive B grasa,proteina 0 0 .5 2.6 3 .8 ~ .6 .22
galleta_cacao_crema B grasa,proteina 0 0 .681 1 2.2 .46 ~ .909 .112
bizcocho_soletilla C grasa,proteina 0 0 1.2 .5 3.09 .546 ~ .195 .039
barquillo B grasa,proteina 0 0 .862 .958 2.05 .764 ~ .255 .0962
oblea C grasa,proteina 0 0 1.2 .09 0 .035 ~ .075
feuilletine C grasa,proteina 0 0 .5 1.46 2.93 .446 ~ .255 .0845
merengue_seco C grasa,proteina 0 0 .4 .0468 1.5 .337 0 0 .0299 resto
malvavisco B grasa,proteina 0 0 .916 .0192 3 .375 0 .0012 .0197 resto
pan_blanco B grasa,proteina 0 0 2 .5 .5 .4 ~ .25 .18
turron_jijona B grasa .23 0 1 3 ~ 1.8 .099 .8 .012
turron_alicante B grasa .23 0 .8 3.3 ~ 1.8 .229 .8 .012
guirlache C grasa,proteina -.16 0 .556 1.82 ~ .961 .119 .575 .00897
granillo_crocante C grasa,proteina -.06 0 .253 1.62 ~ .586 .102 .443 .015
marron_glace C brix -.23 0 ~ .0432 2 .0712 1.5 .32 .014
crema_castana B brix -.22 0 ~ .28 4 .24 1.5 .8
peladilla C grasa,proteina 0 0 .3 2.2 ~ .8 0 .552 .006
crema_pastelera_polvo C ficha 0 0 .8 1.8 ~ 1.2 3 .3 .144
yogur_griego_10 B grasa,proteina -.04 0 ~ .9 .5 .7 .135 0 .0192
tofu B proteina .44 0 ~ 1.9 .103 1.8 0 0 .009
arroz_cocido B humedad 0 0 2.5 .0285 0 .25 ~ .1
foie_micuit C grasa,proteina -.3 0 ~ 4 .006 .9 0 .0875 .155
bacalao_desalado C grasa,proteina .6 1.2 ~ .3 0 2 0 0 1.5
salmon_ahumado B grasa,proteina -.2 0 ~ 1.7 .026 1.1 0 .065 .4
anchoa_aceite C grasa,proteina -.36 0 ~ 2.5 0 1.8 0 0 1.5
crema_coco_24 C grasa,proteina .08 0 ~ 3.47 .666 .425 0 .343 .0145
leche_coco_polvo C grasa 0 0 .4 2 .99 .8 0 0 .09 resto
horchata_concentrada C grasa,proteina 0 0 ~ .4 .4 .12 .7 .16
calabaza_asada B brix .6 .562 ~ 0 .72 .112 0 .283
patata_cocida B brix .21 0 ~ .204 .308 .303 2.37 .81 .0198
compota_manzana B brix .21 0 ~ .092 3.5 .0625 .25 .385 .012
pure_manzana A brix .11 0 ~ .13 .959 .276 0 .306
mermelada B brix -.03 0 ~ .112 4.5 .0825 0 .323 .004
pure_fruta B brix .03 0 ~ .157 .719 .106 .006 .417
harina_leudante A humedad,proteina 0 0 1.14 .194 .055 .906 ~ .378 .536
agua_mar B ficha 0 0 .15 0 0 0 0 0 .13 agua/sal=-.9 resto
levadura_liquida C humedad .28 0 ~ .184 0 .456 0 .526 .0181
esponja B humedad,proteina -.23 0 ~ .176 .0392 .571 1.1 .249
masa_fermentada B humedad,proteina -.23 0 ~ .169 .0378 .55 1.06 .24 .118
especias C - 0 0 1.8 2.2 1 1.2 1 3.1 .035 resto
polvo_crema C humedad 0 0 1.4 .12 .8 .15 ~ .24
trufa C grasa -.23 0 ~ 1.64 1.17 .543 .301 .843 .00434
destilado_40 B grado 0 0 ~ 0 0 0 0 0 0 .14
gelatina_masa B humedad .6 0 ~ .00287 0 .265 0 0 .0211
frutos_rojos B brix .41 0 ~ .14 .624 .0902 .00755 .548
crema_pastelera B grasa,proteina -.19 0 ~ .181 .437 .106 .436 .0155 .0106
merengue_italiano B grasa,proteina .01 0 ~ .000694 .476 .209 0 0 .00849
bebida_anacardo C grasa,proteina .6 0 ~ .118 .0229 .0505 .0632 .0177
leche_evaporada_semidesnatada C grasa .6 0 ~ .0744 .468 .35 0 0 .0214
caseinato C humedad 0 0 .6 .1 .1 ~ 0 0 .2
azofaifa C brix 0 0 ~ 0 2.5 .18 0 .13
lucuma C brix 0 0 ~ .1 1.95 .22 1.2 .72
cascarilla_cacao C humedad 0 0 1 .8 0 1.5 .5 ~
atun_aceite C grasa 0 0 ~ 1 0 1.3 0 0 .16
tinta_calamar C ficha 0 0 ~ 0 0 1 0 0 1
sobrasada C grasa 0 0 ~ 4.2 0 .9 0 0 .45
torreznos C grasa 0 0 .9 3.5 0 ~ 0 0 .45
chorizo C grasa 0 0 ~ 2.7 0 1.6 0 0 .5
cebolla_polvo C humedad 0 0 .8 .1 4.4 1.1 0 1.7 resto
colorante_liposoluble C ficha 0 0 0 6 resto
colorante C ficha 0 0 5.5 resto
edulcorante_liquido C ficha 0 0 2 resto
`

/** Pure substances, by their purity criteria: what is sold under the name is the name. */
export const PURE =
  'agua manteca_vegetal manteca_cerdo aceite_oliva aceite_girasol aceite_girasol_ao aceite_colza aceite_soja aceite_cacahuete aceite_coco aceite_coco_refinado aceite_palma grasa_palmiste aceite_sesamo azucar azucar_perlado dextrosa_anhidra fructosa eritritol xilitol manitol sucralosa acesulfamo_k acido_citrico acido_tartarico acido_malico acido_ascorbico cremor_tartaro sal bicarbonato bicarbonato_amonico manteca_cacao vainillina agua_azahar agua_rosas alulosa tagatosa grasa_cbe grasa_vegetal_cbs pan_de_oro'
