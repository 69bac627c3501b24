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

/**
 * Returns the plugin's blocks among blocks and the blocks inside them, including those of synced patterns.
 *
 * @param array[] $blocks   Parsed blocks.
 * @param int[]   $patterns Patterns that contain the blocks.
 * @return array[]
 */
function cartavola_blocks_within( $blocks, $patterns = array() ) {
	$found = array();
	foreach ( $blocks as $block ) {
		if ( 'cartavola/element' === $block['blockName'] ) {
			$found[] = $block;
			continue;
		}
		$inner = $block['innerBlocks'];
		$id    = 'core/block' === $block['blockName'] ? (int) ( $block['attrs']['ref'] ?? 0 ) : 0;
		$post  = $id && ! in_array( $id, $patterns, true ) ? get_post( $id ) : null;
		if ( $post && 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password ) {
			$inner = parse_blocks( $post->post_content );
		}
		$found = array_merge( $found, cartavola_blocks_within( $inner, array_merge( $patterns, array( $id ) ) ) );
	}
	return $found;
}

/**
 * Returns blocks with the plugin's blocks in place of the Details and synced patterns that contain them. WordPress
 * leaves both out of excerpts. Their other text stays out, because it may be an answer.
 *
 * @param array[] $blocks Parsed blocks.
 * @return array[]
 */
function cartavola_unwrapped( $blocks ) {
	$unwrapped = array();
	foreach ( $blocks as $block ) {
		$within = cartavola_blocks_within( array( $block ) );
		if ( array() === $within || 'cartavola/element' === $block['blockName'] ) {
			$unwrapped[] = $block;
		} elseif ( in_array( $block['blockName'], array( 'core/details', 'core/block' ), true ) ) {
			$unwrapped = array_merge( $unwrapped, $within );
		} else {
			$inner = cartavola_unwrapped( $block['innerBlocks'] );
			if ( $inner !== $block['innerBlocks'] ) {
				$block['innerBlocks']  = $inner;
				$block['innerContent'] = array_fill( 0, count( $inner ), null );
			}
			$unwrapped[] = $block;
		}
	}
	return $unwrapped;
}

/**
 * Generates the excerpt of a post with the plugin's blocks in Details or synced patterns.
 *
 * @param string       $excerpt Excerpt that the author has written, or empty.
 * @param WP_Post|null $post    Post.
 * @return string
 */
function cartavola_excerpt( $excerpt, $post = null ) {
	if ( '' !== trim( $excerpt ) || ! $post instanceof WP_Post || ! has_blocks( $post ) ) {
		return $excerpt;
	}
	$blocks    = parse_blocks( $post->post_content );
	$unwrapped = cartavola_unwrapped( $blocks );
	if ( $unwrapped === $blocks ) {
		return $excerpt;
	}
	$copy               = clone $post;
	$copy->post_content = serialize_blocks( $unwrapped );
	return wp_trim_excerpt( '', $copy );
}
