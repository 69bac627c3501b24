<?php
/**
 * Creates the summary of a block for excerpts and feeds, where the kit doesn't run.
 *
 * @package cartavola
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether WordPress is generating an excerpt.
 *
 * @return bool
 */
function cartavola_is_excerpt() {
	return doing_filter( 'get_the_excerpt' );
}

/**
 * Allows the block in excerpts.
 *
 * @param string[] $names Names of blocks.
 * @return string[]
 */
function cartavola_in_excerpts( $names ) {
	return array_merge( $names, array( 'cartavola/element' ) );
}

/**
 * Allows the shortcode in excerpts.
 *
 * @param string[] $names Names of shortcodes that WordPress is about to leave out.
 * @return string[]
 */
function cartavola_not_stripped( $names ) {
	return cartavola_is_excerpt() ? array_diff( $names, array( 'cartavola' ) ) : $names;
}

/**
 * Returns the title of an element in the inserter, in the language of the site.
 *
 * @param string $name Name of the element.
 * @return string
 */
function cartavola_title( $name ) {
	$block = WP_Block_Type_Registry::get_instance()->get_registered( 'cartavola/element' );
	foreach ( $block ? $block->get_variations() : array() as $variation ) {
		if ( $name === $variation['name'] ) {
			return $variation['title'];
		}
	}
	return __( 'Card game', 'cartavola' );
}

/**
 * Returns the summary of a block for excerpts and feeds: its text for readers without scripts (or a link to the post),
 * its notation and its caption.
 *
 * @param array  $block Attributes of the block.
 * @param string $inner HTML of the blocks inside.
 * @return string HTML, escaped.
 */
function cartavola_summary( $block, $inner = '' ) {
	$name    = cartavola_text( $block['element'] ?? '' );
	$element = cartavola_elements()[ $name ] ?? null;
	$kind    = $element['content'] ?? '';
	if ( null === $element || 'blocks' === $kind ) {
		return null === $element ? '' : $inner;
	}
	$fallback = cartavola_fallback( false, cartavola_text( $block['fallback'] ?? '' ) );
	if ( '' === $fallback && $element['framed'] ) {
		/* translators: %s: what a block shows, such as "Card game: Scopa". */
		$text     = sprintf( __( '%s. See it in the post.', 'cartavola' ), cartavola_title( $name ) );
		$fallback = '<p><a href="' . esc_url( get_permalink() ) . '">' . cartavola_html( $text ) . '</a></p>';
	}
	$content = cartavola_text( $block['content'] ?? '' );
	$child   = cartavola_is_excerpt() || null !== cartavola_json( $content ) ? '' : cartavola_child( $kind, $content );
	return $fallback . $child . cartavola_fallback( false, cartavola_text( $block['caption'] ?? '' ) );
}
